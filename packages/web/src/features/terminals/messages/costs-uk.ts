import type { TerminalCostMessages } from "./costs-en.ts";

const messages: TerminalCostMessages = {
  title: "Доплати",
  titleHint: "Що цей термінал бере понад ціну товарів.",
  none: "Програма ще не має доплат.",
  add: "Додати доплату",
  off: "Неактивна",
  perUnit: "за одиницю",
  valueHint: (usual) => `Порожнє поле — ${usual}.`,
  items: "Комісії за товарами",
  itemsHint: "Жирним — власне значення товару. Виберіть товар, щоб змінити його.",
  noItems: "Тут ще нічого не продають",
  noItemsHint: "Спершу додайте товари до програми.",
};

export default messages;
