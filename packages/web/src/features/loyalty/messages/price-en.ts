const messages = {
  title: "Prices",
  tabSettings: "Settings",
  paidWith: "Paid with",
  inCurrency: (code: string) => `Payment in ${code}`,
  fromAccount: (title: string) => `Client account ${title}`,
  allGoods: "All goods",
  goods: "Goods",
  goodsHint:
    "One item, or a goods category with its subcategories. Leave both empty for all goods. The most specific price wins.",
  price: "Price",
  priceHint: "The price to pay, or a change of the usual one: −10 makes it cheaper by 10 of the currency, or by 10 %.",
  when: "Period",
  whenHint: "Both days are included, in the time zone of the point of sale.",
  add: "Add special price",
  emptyTitle: "Give this category its own prices",
  emptyHint: "Customers of this category pay them at the till, and the receipt explains them.",
  hints: {
    level: "A price group can contain taxes and a terminal can add a commission. Without both, these are the same.",
    date_from: "Leave empty to start now.",
    date_to: "Leave empty for no end.",
  },
  /** Both ends may be missing. */
  days(from: string | null, to: string | null): string {
    const parts = [from && `from ${from}`, to && `until ${to}`].filter(Boolean);
    return parts.join(" ") || "Always";
  },
  remove: "Delete special price",
  removeTitle: (name: string) => `Delete the price for “${name}”?`,
  removeMessage: "Past sales keep it.",
  removed: "Special price deleted",
};

export type PriceMessages = typeof messages;
export default messages;
