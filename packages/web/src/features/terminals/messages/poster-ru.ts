import type { PosterMessages } from "./poster-en.ts";

const messages: PosterMessages = {
  account: "Аккаунт Poster",
  accountHint:
    "Закрытые продажи этой кассы становятся продажами терминала: клиенты получают бонусы по своему телефону, товары находятся по коду. Скидки — те, что дал Poster.",
  keptToken: "Сохранено. Оставьте пустым, чтобы не менять.",
  applicationsHint: "Или разрешите Poster самому дать доступ:",
  connectThrough: (application: string) => `Подключить через ${application}`,
  place: "Заведение и касса",
  placeHint: "Переносятся продажи с момента включения.",
  connectFirst: "Сначала сохраните аккаунт и токен доступа.",
  allRegisters: "Все кассы",
  reading: "Продажи",
  readingHint: "Читаются каждую минуту. Возвраты в Poster не переносятся: удалённая там продажа отмечается в списке.",
  notRead: "Продажи сейчас не читаются",
  notYet: "Ещё нет",
  openSales: "Открыть продажи из Poster",
  check: "Проверить соединение",
  checkHint: "Проверяются сохранённые настройки.",
  hints: {
    account: "Первая часть вашего адреса в Poster.",
    access_token: "Poster → «Доступ» → «Интеграция». Он зашифрован и остаётся на сервере.",
  },
  checkGood: (number: number) => `Poster отвечает. Заведений: ${number}.`,
};

export default messages;
