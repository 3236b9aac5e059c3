import type { RefundMessages } from "./en.ts";

const messages: RefundMessages = {
  title: (number) => `Повернення за продажем № ${number}`,
  lines: "Що повертається",
  ofLeft: (quantity) => `з ${quantity}`,
  all: "Повернути все",
  choose: "Укажіть, скільки кожного товару повертається.",
  effects: "Що змінить це повернення",
  total: "Сума повернення",
  tax: "У тому числі податок",
  addedTax: "Доданий податок",
  payBack: "Як повернути гроші",
  upTo: (amount) => `До ${amount}`,
  category: (from, to) => `Категорія «${from}» зміниться на «${to}»`,
  noCategory: "без категорії",
  accounts: "Рахунки клієнта",
  validUntil: (day) => `діє до ${day}`,
  after: (balance) => `Залишок: ${balance}`,
  inviter: "Бонуси того, хто запросив",
  owed: (amount) => `Після цього клієнт винен ${amount}.`,
  between: (least, most) => `Від ${least} до ${most}`,
  confirm: (amount) => `Повернути ${amount}`,
  done: "Повернуто",
  refund: "Повернути",
  refunds: "Повернення",
  refundOf: "Повернення за",
  sale: (number) => `Продаж № ${number}`,
  numbered: (number) => `Повернення № ${number}`,
};

export default messages;
