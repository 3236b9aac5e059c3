import type { PublicStoreMessages } from "./en.ts";

const messages: PublicStoreMessages = {
  open: "Сейчас открыто",
  closed: "Сейчас закрыто",
  hours: "Часы работы",
  closedDay: "Закрыто",
  delivery: "Доставка",
  free: "Бесплатно",
  minimum: "Минимальный заказ",
  payment: "Оплата",
  app: "Наше приложение",
  services: "Дополнительные услуги",
  always: "в каждом заказе",
  terms: "Условия продажи",
  goods: "Товары",
  other: "Другие товары",
  points: "Пункты выдачи",
  chooseDay: "Вы выбираете день.",
  chooseTime: "Вы выбираете время.",
  chooseBoth: "Вы выбираете день и время.",
  from: (amount) => `от ${amount}`,
};

export default messages;
