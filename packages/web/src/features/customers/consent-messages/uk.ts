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
  devices: "Push",
  devicesHint:
    "Клієнт відкриває це посилання на телефоні чи комп’ютері й натискає «Отримувати на цьому пристрої». Посилання особисте: не давайте його іншим.",
  devicesOf: (count) =>
    count === 0 ? "Не отримує push-повідомлень" : `Отримує push-повідомлення, пристроїв: ${count}`,
  devicesOff: "Вимкнути",
  devicesOffTitle: "Вимкнути push-повідомлення?",
  devicesOffHint: "Клієнт не отримуватиме їх, доки не відкриє посилання й не ввімкне знову.",
  history: "Історія",
  historyHint: "Останні відповіді.",
};
export default messages;
