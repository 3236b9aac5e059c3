import type { AtMomentMessages } from "./en.ts";

const messages: AtMomentMessages = {
  now: "Maintenant",
  at: "À un autre moment",
  day: "Jour",
  time: "Heure",
};

export default messages;
