const messages = {
  addToApple: "Add to Apple Wallet",
  appleHint: "Opens in the wallet of an iPhone.",
  atTill: "Show this code at the till.",
  more: "More",
};

export type WalletMessages = typeof messages;
export default messages;
