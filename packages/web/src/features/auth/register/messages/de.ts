import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "Berichte, Geschäftstage und Happy Hours richten sich nach dieser Zeitzone.",
  submitRegister: "Unternehmen anlegen",
  passwordHint: "Mindestens 8 Zeichen.",
  title: "Unternehmen einrichten",
  purpose: "Das dauert eine Minute. Sie können später alles ändern.",
};

export default messages;
