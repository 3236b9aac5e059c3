const messages = {
  open: "Customer display",
  openHint: "Customer display (new window)",
  welcome: "Welcome",
  hello: (name: string) => `Hello, ${name}`,
  items: "Items",
  discount: "Discount",
  bonusesRedeemed: "Paid with bonuses",
  tax: "Tax",
  tip: "Tip",
  rounding: "Rounding",
  toPay: "To pay",
  paid: "Paid",
  change: "Your change",
  earns: "Bonuses you get",
  thanks: "Thank you for your purchase",
  receipt: "Scan to keep your receipt",
};

export type DisplayMessages = typeof messages;
export default messages;
