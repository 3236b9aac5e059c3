const messages = {
  pass: "Wallet pass",
  linkHint:
    "Send this link to the customer, or let them scan the code. It opens their card with the button to add it to Apple Wallet.",
  notForThem: "Blocked customers, and cards without access, get no pass.",
};

export type CustomerPassMessages = typeof messages;
export default messages;
