import type { ConsentMessages } from "./en.ts";

const messages: ConsentMessages = {
  advertising: "Реклама",
  advertisingHint: "Розсилки й нагадування. Виберіть, де клієнт це сказав, і запишіть відповідь.",
  sends: "Отримує рекламу",
  sendsNothing: "Не отримує реклами",
  agrees: "Погоджується",
  refuses: "Відмовляється",
  history: "Історія",
  historyHint: "Останні відповіді.",
};
export default messages;
