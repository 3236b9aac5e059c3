import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Реклама",
  advertisingHint: "Розсилки й нагадування. Виберіть, де клієнт це сказав, і запишіть відповідь.",
  sends: "Отримує рекламу",
  sendsNothing: "Не отримує реклами",
  agrees: "Погоджується",
  refuses: "Відмовляється",
  chat: "Telegram",
  chatHint:
    "Хто відкриє посилання на своєму телефоні й натисне «Старт», отримуватиме повідомлення бізнесу там. Діє один раз, протягом тижня.",
  chatLinked: "Отримує повідомлення в Telegram",
  chatNone: "Не отримує повідомлень у Telegram",
  unlink: "Від’єднати",
  unlinkTitle: "Від’єднати від Telegram?",
  unlinkHint: "Клієнт не отримуватиме там повідомлень, доки не відкриє нове посилання.",
  history: "Історія",
  historyHint: "Останні відповіді.",
};
export default messages;
