import type { PosterSalesMessages } from "./en.ts";

const messages: PosterSalesMessages = {
  purpose: "Продажі ваших кас Poster і що заважає провести деякі з них.",
  emptyTitle: "Продажів із Poster ще немає",
  emptyHint:
    "Під’єднайте термінал до однієї з ваших кас Poster, щоб бачити її продажі: «Термінал» → «Пристрої» → Poster.",
  period: "Закрито",
  repeat: "Спробувати ще раз",
  booked: "Продаж проведено",
  stillNot: "Продаж досі неможливо провести",
  notWaiting: "Немає чого підключати",
  notWaitingHint: "Почніть знову в тій самій вкладці браузера: «Термінал» → «Пристрої» → Poster.",
  confirm: (account: string) => `Підключити ${account}`,
  confirmHint: "Poster дозволяє Patron читати заклади, каси та продажі цього акаунта. Продовжуйте, лише якщо він ваш.",
  connect: "Підключити",
};

export default messages;
