const messages = {
  add: "Add additional service",
  emptyTitle: "No additional services",
  emptyHint: "Offer extras with an order, such as gift wrapping or a car wash.",
  list: "Additional services",
  listHint: "Customers of the online stores add them to an order.",
  general: "General",
  generalHint:
    "Only staff see the name. Customers see the public name and the description. The item sets price, taxes and unit.",
  order: "In an order",
  orderHint: "Choose whether every order contains it and whether one order may contain several.",
  status: "Status",
  statusHint: "An active service is shown in the online stores at once, wherever its item has a price.",
  always: "Every order",
  optional: "Optional",
  remove: "Delete additional service",
  removeTitle: (name: string) => `Delete “${name}”?`,
  removeMessage: "Online stores no longer offer it. Past sales keep it.",
  removed: "Additional service deleted",
  hints: { sort_order: "Services with a lower number come first." },
};

export type ServiceMessages = typeof messages;
export default messages;
