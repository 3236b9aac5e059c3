import type { ShiftReportMessages } from "./en.ts";

const messages: ShiftReportMessages = {
  cash: "Готівка в касі",
  cashSales: "Продажі за готівку",
  cashRefunds: "Повернення готівкою",
  afterCount: "Після підрахунку",
  notCounted: "Не пораховано",
  payments: "За способами оплати",
  unnamed: "Не вказано",
  back: (method: string) => `${method}, повернено`,
  sales: "Продажі",
  refunds: "Повернення й скасування",
  checks: "Номери продажів",
  amount: "Сума",
  discount: "Знижки",
  bonusesRedeemed: "Сплачено бонусами",
  tax: "Податок зверху",
  contained: "у т. ч. податок",
  delivery: "Доставка",
  tip: "Чайові",
  rounding: "Заокруглення",
  toPay: "До сплати",
  bonusesAdded: "Нараховано бонусів",
  taxes: "Податки",
  taxOn: (title: string, base: string) => `${title} з ${base}`,
};
export default messages;
