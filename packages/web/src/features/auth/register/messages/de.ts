import type { RegisterMessages } from "./en.ts";

const messages: RegisterMessages = {
  timeZoneHint: "Berichte, Geschäftstage und Happy Hours richten sich nach dieser Zeitzone.",
  submitRegister: "Unternehmen anlegen",
  passwordHint: "Mindestens 8 Zeichen.",
  title: "Unternehmen einrichten",
  purpose: "Das dauert eine Minute. Sie können später alles ändern.",
  recommendedBy: (title) => `Empfohlen von ${title}`,
  badReferral: "Dieser Empfehlungslink funktioniert nicht",
  badReferralHint: "Sie können sich ohne ihn registrieren oder erneut darum bitten.",
};

export default messages;
