import type { AtMomentMessages } from "./en.ts";

const messages: AtMomentMessages = {
  now: "Зараз",
  at: "На інший час",
  day: "День",
  time: "Час",
};

export default messages;
