const messages = {
  purpose:
    "What is left of completed sales once the goods are paid for. Each sale keeps the cost that an item had at that moment.",
  emptyTitle: "No sales yet",
  emptyHint:
    "Enter what your items cost; from then on each completed sale appears here with its margin. Cancelled sales are subtracted.",
  date: "Date",
  site: "Point of sale",
  phone: "Customer’s phone",
  email: "Customer’s e-mail",
  externalId: "Customer’s external ID",
  unknown: "not known",
};

export type MarginsMessages = typeof messages;
export default messages;
