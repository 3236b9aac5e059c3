import type { DisplayMessages } from "./en.ts";

const messages: DisplayMessages = {
  open: "Дисплей клієнта",
  openHint: "Дисплей клієнта (нове вікно)",
  welcome: "Вітаємо",
  hello: (name: string) => `Вітаємо, ${name}`,
  items: "Товари",
  discount: "Знижка",
  bonusesRedeemed: "Сплачено бонусами",
  tax: "Податок",
  tip: "Чайові",
  rounding: "Заокруглення",
  toPay: "До сплати",
  paid: "Сплачено",
  change: "Ваша решта",
  earns: "Ви отримуєте бонусів",
  thanks: "Дякуємо за покупку",
  receipt: "Відскануйте, щоб зберегти чек",
};
export default messages;
