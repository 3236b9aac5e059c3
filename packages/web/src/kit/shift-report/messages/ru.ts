import type { ShiftReportMessages } from "./en.ts";

const messages: ShiftReportMessages = {
  cash: "Наличные в кассе",
  cashSales: "Продажи за наличные",
  cashRefunds: "Возвраты наличными",
  afterCount: "После подсчёта",
  notCounted: "Не посчитано",
  payments: "По способам оплаты",
  unnamed: "Не указано",
  back: (method: string) => `${method}, возвращено`,
  sales: "Продажи",
  refunds: "Возвраты и отмены",
  checks: "Номера продаж",
  amount: "Сумма",
  discount: "Скидки",
  bonusesRedeemed: "Оплачено бонусами",
  tax: "Налог сверху",
  contained: "в т. ч. налог",
  delivery: "Доставка",
  tip: "Чаевые",
  rounding: "Округление",
  toPay: "К оплате",
  bonusesAdded: "Начислено бонусов",
  taxes: "Налоги",
  taxOn: (title: string, base: string) => `${title} с ${base}`,
};
export default messages;
