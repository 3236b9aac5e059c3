const messages = {
  addToApple: "Add to Apple Wallet",
  appleHint: "Opens in the wallet of an iPhone.",
  addToGoogle: "Add to Google Wallet",
  googleHint: "Opens in the wallet of an Android phone.",
  atTill: "Show this code at the till.",
  getMessages: "Get messages on this device",
  more: "More",
};

export type WalletMessages = typeof messages;
export default messages;
