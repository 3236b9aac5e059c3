import type { DisplayMessages } from "./en.ts";

const messages: DisplayMessages = {
  open: "Дисплей клиента",
  openHint: "Дисплей клиента (новое окно)",
  welcome: "Добро пожаловать",
  hello: (name: string) => `Здравствуйте, ${name}`,
  items: "Товары",
  discount: "Скидка",
  bonusesRedeemed: "Оплачено бонусами",
  tax: "Налог",
  tip: "Чаевые",
  rounding: "Округление",
  toPay: "К оплате",
  paid: "Оплачено",
  change: "Ваша сдача",
  earns: "Вы получаете бонусов",
  thanks: "Спасибо за покупку",
  receipt: "Отсканируйте, чтобы сохранить чек",
};
export default messages;
