import type { AtMomentMessages } from "./en.ts";

const messages: AtMomentMessages = {
  now: "Сейчас",
  at: "На другое время",
  day: "День",
  time: "Время",
};

export default messages;
