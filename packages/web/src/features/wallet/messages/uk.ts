import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Додати в Apple Wallet",
  appleHint: "Відкривається у Wallet на iPhone.",
  atTill: "Покажіть цей код на касі.",
  more: "Більше",
};

export default messages;
