import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Реклама",
  advertisingHint: "Рассылки и напоминания. Выберите, где клиент это сказал, и запишите ответ.",
  sends: "Получает рекламу",
  sendsNothing: "Не получает рекламы",
  agrees: "Соглашается",
  refuses: "Отказывается",
  history: "История",
  historyHint: "Последние ответы.",
};
export default messages;
