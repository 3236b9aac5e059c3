import type { MarginsMessages } from "./en.ts";

const messages: MarginsMessages = {
  purpose: "Завершённые продажи без себестоимости товаров. Для каждой продажи берётся себестоимость на тот момент.",
  emptyTitle: "Продаж пока нет",
  emptyHint:
    "Укажите себестоимость товаров. Каждая следующая продажа появится здесь с маржой; отменённые продажи вычитаются.",
  date: "Дата",
  site: "Точка продаж",
  phone: "Телефон клиента",
  email: "Эл. почта клиента",
  externalId: "Внешний ID клиента",
  unknown: "неизвестно",
};

export default messages;
