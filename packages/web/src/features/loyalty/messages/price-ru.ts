import type { PriceMessages } from "./price-en.ts";

const messages: PriceMessages = {
  title: "Цены",
  tabSettings: "Настройки",
  paidWith: "Чем платят",
  inCurrency: (code) => `Оплата в ${code}`,
  fromAccount: (title) => `Счёт клиента ${title}`,
  allGoods: "Все товары",
  goods: "Товары",
  goodsHint:
    "Один товар или категория товаров с её подкатегориями. Оставьте оба пустыми для всех товаров. Действует самая точная цена.",
  price: "Цена",
  priceHint: "Цена к оплате или изменение обычной: −10 делает её дешевле на 10 единиц валюты или на 10 %.",
  when: "Период",
  whenHint: "Оба дня включительно, в часовом поясе точки продаж.",
  add: "Добавить особую цену",
  emptyTitle: "Дайте этой категории собственные цены",
  emptyHint: "Клиенты этой категории платят их на кассе, а чек их объясняет.",
  hints: {
    level: "Группа цен может содержать налоги, а терминал — добавлять комиссию. Без них эти цены одинаковы.",
    date_from: "Оставьте пустым, чтобы начать сейчас.",
    date_to: "Оставьте пустым, если без конца.",
  },
  days(from, to) {
    const parts = [from && `с ${from}`, to && `до ${to}`].filter(Boolean);
    return parts.join(" ") || "Всегда";
  },
  remove: "Удалить особую цену",
  removeTitle: (name) => `Удалить цену для «${name}»?`,
  removeMessage: "Прошлые продажи её сохранят.",
  removed: "Особая цена удалена",
};
export default messages;
