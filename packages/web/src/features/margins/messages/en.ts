const messages = {
  purpose: "Completed sales minus the cost of the goods. Each sale uses the cost that an item had at that time.",
  emptyTitle: "No sales yet",
  emptyHint:
    "Enter the cost of your items. Every sale after that appears here with its margin; cancelled sales are subtracted.",
  date: "Date",
  site: "Point of sale",
  phone: "Customer’s phone",
  email: "Customer’s e-mail",
  externalId: "Customer’s external ID",
  unknown: "not known",
};

export type MarginsMessages = typeof messages;
export default messages;
