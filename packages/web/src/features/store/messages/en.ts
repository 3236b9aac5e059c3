const messages = {
  open: "Open now",
  closed: "Closed now",
  hours: "Opening hours",
  closedDay: "Closed",
  delivery: "Delivery",
  free: "Free",
  minimum: "Minimum order",
  payment: "Payment",
  app: "Our app",
  services: "Additional services",
  always: "in every order",
  terms: "Terms of sale",
  goods: "Items",
  other: "Other items",
  points: "Pick up at",
  chooseDay: "You choose the day.",
  chooseTime: "You choose the time.",
  chooseBoth: "You choose the day and time.",
  from: (amount: string) => `from ${amount}`,
};

export type PublicStoreMessages = typeof messages;
export default messages;
