import type { TerminalCostMessages } from "./costs-en.ts";

const messages: TerminalCostMessages = {
  title: "Доплаты",
  titleHint: "Что этот терминал берёт сверх цены товаров.",
  none: "У программы ещё нет доплат.",
  add: "Добавить доплату",
  off: "Неактивна",
  perUnit: "за единицу",
  valueHint: (usual) => `Пустое поле — ${usual}.`,
  items: "Комиссии по товарам",
  itemsHint: "Жирным — собственное значение товара. Выберите товар, чтобы изменить его.",
  noItems: "Здесь ещё ничего не продают",
  noItemsHint: "Сначала добавьте товары в программу.",
};

export default messages;
