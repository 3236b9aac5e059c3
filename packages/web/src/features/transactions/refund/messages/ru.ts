import type { RefundMessages } from "./en.ts";

const messages: RefundMessages = {
  title: (number) => `Возврат по продаже № ${number}`,
  lines: "Что возвращается",
  ofLeft: (quantity) => `из ${quantity}`,
  all: "Вернуть всё",
  choose: "Укажите, сколько каждого товара возвращается.",
  effects: "Что изменит этот возврат",
  total: "Сумма возврата",
  tax: "В том числе налог",
  addedTax: "Добавленный налог",
  payBack: "Как вернуть деньги",
  upTo: (amount) => `До ${amount}`,
  category: (from, to) => `Категория «${from}» изменится на «${to}»`,
  noCategory: "без категории",
  accounts: "Счета клиента",
  validUntil: (day) => `действует до ${day}`,
  after: (balance) => `Остаток: ${balance}`,
  inviter: "Бонусы пригласившего",
  owed: (amount) => `После этого клиент должен ${amount}.`,
  between: (least, most) => `От ${least} до ${most}`,
  confirm: (amount) => `Вернуть ${amount}`,
  done: "Возвращено",
  refund: "Вернуть",
  refunds: "Возвраты",
  refundOf: "Возврат по",
  sale: (number) => `Продажа № ${number}`,
  numbered: (number) => `Возврат № ${number}`,
};

export default messages;
