import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  language: "Язык",
  theme: "Оформление",
  mode: "Режим",
  light: "Светлый",
  dark: "Тёмный",
  system: "Как в системе",
  accent: "Акцентный цвет",
  accents: {
    emerald: "Изумрудный",
    teal: "Бирюзовый",
    sky: "Небесный",
    indigo: "Индиго",
    violet: "Фиолетовый",
    rose: "Розовый",
    amber: "Янтарный",
    slate: "Сланцевый",
  },
  direction: "Направление",
  ltr: "Слева направо",
  rtl: "Справа налево",
  account: "Ваша учётная запись",
  profile: "Ваш профиль",
  business: "Бизнес",
  businesses: "Ваши бизнесы",
  businessSettings: "Настройки бизнеса",
  addBusiness: "Добавить бизнес",
  programme: "Программа лояльности",
  programmes: "Программы лояльности",
  signOut: "Выйти",
  tagline: "Лояльность, кассы, топливо и оплаты в одном бэк-офисе, с объяснением каждого числа.",
};

export default messages;
