const messages = {
  addToApple: "Add to Apple Wallet",
  appleHint: "Opens in the wallet of an iPhone.",
  addToGoogle: "Add to Google Wallet",
  googleHint: "Opens in the wallet of an Android phone.",
  atTill: "Show this code at the till.",
  codeTitle: "Code for the till",
  codeHint: "Say these digits at the till, or let the QR code be scanned. Each code works once, for one minute.",
  codeLabel: "QR code for the till",
  anotherCode: "Another code",
  getMessages: "Get messages on this device",
  more: "More",
};

export type WalletMessages = typeof messages;
export default messages;
