import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Anmelden",
  signInTitle: "Willkommen zurück",
  signInPurpose: "Melden Sie sich bei Ihrem Unternehmen an.",
  register: "Registrieren",
  registerTitle: "Starten Sie Ihr Unternehmen",
  registerPurpose: "Jetzt eine Minute; später lässt sich alles ändern.",
  tabs: "Anmelden oder registrieren",
  passwordHint: "Mindestens 8 Zeichen.",
  timeZoneHint: "Tage, Berichte und Happy Hours richten sich danach.",
  submitRegister: "Registrieren und einrichten",
  confirmedTitle: "Ihre Adresse ist bestätigt",
  confirmedBefore: "Diese Adresse wurde bereits bestätigt.",
  confirmFailed: "Die Adresse konnte nicht bestätigt werden",
  confirming: "Ihre Adresse wird bestätigt …",
  toApp: "Weiter",
  captchaNotLoaded:
    "Der Schutz vor Robotern konnte nicht geladen werden. Prüfen Sie Ihre Verbindung oder einen Blocker im Browser.",
};

export default messages;
