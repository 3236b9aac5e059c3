const messages = {
  purpose: "Price groups pick from these taxes and may have rates of their own.",
  add: "Add tax",
  emptyTitle: "Add the first tax",
  emptyHint: "Without taxes a price is simply what the customer pays.",
  perUnit: "per unit",
  isUsed: "Used",
  notUsed: "Not used",
  general: "General",
  generalHint: "The name is for you; the public name and the number stand on receipts.",
  calculation: "How it is calculated",
  calculationHint:
    "A tax inside the price is part of the shelf price, such as VAT or excise. A tax added to the sale is charged on the amount after discounts.",
  hints: {
    precision: "5.65678 % with 2 decimals counts as 5.66 %.",
    compound_on: "Taxes per unit that join the price before this percentage is taken, such as VAT on excise.",
  },
  work: "Status",
  workHint: "A tax that is switched off is not taken anywhere.",
  remove: "Delete tax",
  removeTitle: (name: string) => `Delete the tax “${name}”?`,
  removeMessage: "Receipts of the past keep it.",
  removed: "Tax deleted",
  reportPurpose: "What the taxes of finished sales came to, by the day of the point of sale.",
  reportEmpty: "No tax was taken",
  reportHint: "Every finished sale with a tax counts here at once; a cancelled one is taken off again.",
  date: "Date",
  phone: "Customer’s phone",
  email: "Customer’s e-mail",
  externalId: "Customer’s external ID",
  byItem: "By item",
};

export type TaxesMessages = typeof messages;
export default messages;
