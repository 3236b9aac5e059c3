import type { WalletMessages } from "./en.ts";

const messages: WalletMessages = {
  addToApple: "Добавить в Apple Wallet",
  appleHint: "Открывается в Wallet на iPhone.",
  addToGoogle: "Добавить в Google Wallet",
  googleHint: "Открывается в Wallet на телефоне Android.",
  atTill: "Покажите этот код на кассе.",
  codeTitle: "Код для кассы",
  codeHint: "Назовите эти цифры на кассе или дайте отсканировать QR-код. Каждый код действует один раз и одну минуту.",
  codeLabel: "QR-код для кассы",
  anotherCode: "Другой код",
  getMessages: "Получать сообщения на этом устройстве",
  more: "Ещё",
};

export default messages;
