import type { AtMomentMessages } from "./en.ts";

const messages: AtMomentMessages = {
  now: "Jetzt",
  at: "Zu einem anderen Zeitpunkt",
  day: "Tag",
  time: "Uhrzeit",
};

export default messages;
