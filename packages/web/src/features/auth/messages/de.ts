import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Anmelden",
  signInTitle: "Willkommen zurück",
  signInPurpose: "Verkäufe, Kunden und Treueprogramme an einem Ort.",
  register: "Registrieren",
  registerTitle: "Unternehmen einrichten",
  registerPurpose: "Das dauert eine Minute. Sie können später alles ändern.",
  tabs: "Anmelden oder registrieren",
  passwordHint: "Mindestens 8 Zeichen.",
  timeZoneHint: "Berichte, Geschäftstage und Happy Hours richten sich nach dieser Zeitzone.",
  submitRegister: "Unternehmen anlegen",
  confirmedTitle: "E-Mail-Adresse bestätigt",
  confirmedBefore: "Diese Adresse ist bereits bestätigt.",
  confirmFailed: "Die Adresse konnte nicht bestätigt werden",
  confirming: "Ihre Adresse wird bestätigt …",
  toApp: "Weiter",
  forgot: "Passwort vergessen?",
  byCode: "Anmeldecode per E-Mail senden",
  withStaffCode: "Ich habe einen Mitarbeitercode",
  captchaNotLoaded:
    "Das Captcha wurde nicht geladen. Prüfen Sie die Verbindung und Ihren Werbeblocker und laden Sie die Seite neu.",
};

export default messages;
