import type { PublicStoreMessages } from "./en.ts";

const messages: PublicStoreMessages = {
  open: "Зараз відчинено",
  closed: "Зараз зачинено",
  hours: "Години роботи",
  closedDay: "Зачинено",
  delivery: "Доставка",
  free: "Безкоштовно",
  minimum: "Мінімальне замовлення",
  payment: "Оплата",
  app: "Наш застосунок",
  services: "Додаткові послуги",
  always: "у кожному замовленні",
  terms: "Умови продажу",
  goods: "Товари",
  other: "Інші товари",
  points: "Точки видачі",
  chooseDay: "Ви обираєте день.",
  chooseTime: "Ви обираєте час.",
  chooseBoth: "Ви обираєте день і час.",
  from: (amount) => `від ${amount}`,
};

export default messages;
