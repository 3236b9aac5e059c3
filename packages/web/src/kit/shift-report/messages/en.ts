const messages = {
  cash: "Cash in the drawer",
  cashSales: "Cash sales",
  cashRefunds: "Cash refunds",
  afterCount: "After the count",
  notCounted: "Not counted",
  payments: "By payment method",
  unnamed: "Not stated",
  back: (method: string) => `${method}, paid back`,
  sales: "Sales",
  refunds: "Refunds and cancellations",
  checks: "Sale numbers",
  amount: "Amount",
  discount: "Discounts",
  bonusesRedeemed: "Bonuses used",
  tax: "Tax added",
  contained: "Including tax",
  delivery: "Delivery",
  tip: "Tips",
  rounding: "Rounding",
  toPay: "To pay",
  bonusesAdded: "Bonuses earned",
  taxes: "Taxes",
  taxOn: (title: string, base: string) => `${title} on ${base}`,
};

export type ShiftReportMessages = typeof messages;
export default messages;
