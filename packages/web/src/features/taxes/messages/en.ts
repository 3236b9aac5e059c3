const messages = {
  purpose: "Add taxes here, then choose them in price groups.",
  add: "Add tax",
  emptyTitle: "Add your first tax",
  emptyHint: "Without taxes, customers pay the price as it is.",
  perUnit: "per unit",
  isUsed: "In use",
  notUsed: "Not in use",
  general: "General",
  generalHint: "Only staff see the name. Receipts show the public name and the number.",
  calculation: "Calculation",
  calculationHint:
    "Included in the price: part of the shelf price, such as VAT or excise. Added to the sale: charged on the amount after discounts.",
  hints: {
    precision: "With 2 decimals, 5.65678 % becomes 5.66 %.",
    compound_on: "This tax is also charged on the taxes that you choose, such as VAT on excise.",
  },
  work: "Status",
  workHint: "An inactive tax is not charged.",
  remove: "Delete tax",
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeMessage: "Past receipts keep this tax.",
  removed: "Tax deleted",
  reportPurpose: "Taxes of completed sales, by business day of the point of sale.",
  reportEmpty: "No taxes yet",
  reportHint: "Taxes appear here as soon as a taxed sale is completed. Cancelled sales are subtracted.",
  date: "Date",
  phone: "Customer’s phone",
  email: "Customer’s e-mail",
  externalId: "Customer’s external ID",
  byItem: "By item",
};

export type TaxesMessages = typeof messages;
export default messages;
