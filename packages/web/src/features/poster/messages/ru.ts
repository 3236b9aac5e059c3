import type { PosterSalesMessages } from "./en.ts";

const messages: PosterSalesMessages = {
  purpose: "Продажи ваших касс Poster и что мешает провести некоторые из них.",
  emptyTitle: "Продаж из Poster пока нет",
  emptyHint:
    "Подключите терминал к одной из ваших касс Poster, чтобы видеть её продажи: «Терминал» → «Устройства» → Poster.",
  period: "Закрыта",
  repeat: "Попробовать ещё раз",
  booked: "Продажа проведена",
  stillNot: "Продажу всё ещё нельзя провести",
  notWaiting: "Нечего подключать",
  notWaitingHint: "Начните снова в той же вкладке браузера: «Терминал» → «Устройства» → Poster.",
  confirm: (account: string) => `Подключить ${account}`,
  confirmHint:
    "Poster разрешает Patron читать заведения, кассы и продажи этого аккаунта. Продолжайте, только если он ваш.",
  connect: "Подключить",
};

export default messages;
