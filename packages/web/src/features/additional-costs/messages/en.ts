const messages = {
  purpose: "What you charge besides the goods. Add them here, then choose them at each terminal.",
  add: "Add extra charge",
  emptyTitle: "Add your first extra charge",
  emptyHint: "For example a card fee in the price, delivery, or tips.",
  perUnit: "per unit",
  atSale: "Entered at the sale",
  isUsed: "In use",
  notUsed: "Not in use",
  general: "General",
  generalHint: "Reports and price explanations show the name.",
  charge: "Charge",
  chargeHint:
    "A commission is part of the price on the shelf. The amount of a delivery or a tip is entered at the sale; discounts, bonuses and taxes leave it alone.",
  hints: {
    value: "Terminals and single items can have their own value.",
    precision: "With 2 decimals, 5.65678 % becomes 5.66 %.",
  },
  kindLocked: "Cannot change while a terminal uses it.",
  work: "Status",
  workHint: "An inactive extra charge is not charged.",
  remove: "Delete extra charge",
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeMessage: "Past sales keep it.",
  removed: "Extra charge deleted",
  reportPurpose: "Extra charges of completed sales, by business day of the point of sale.",
  reportEmpty: "No extra charges yet",
  reportHint: "They appear here as soon as a sale with one is completed. Cancelled sales are subtracted.",
  date: "Date",
  phone: "Customer’s phone",
  email: "Customer’s e-mail",
  externalId: "Customer’s external ID",
  byItem: "By item",
  noItems: "Delivery and tips belong to the whole sale, not to its items.",
};

export type CostsMessages = typeof messages;
export default messages;
