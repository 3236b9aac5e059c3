import type { AuthMessages } from "./en.ts";

const messages: AuthMessages = {
  signIn: "Anmelden",
  signInTitle: "Willkommen zurück",
  signInPurpose: "Verkäufe, Kunden und Treueprogramme an einem Ort.",
  register: "Registrieren",
  tabs: "Anmelden oder registrieren",
  forgot: "Passwort vergessen?",
  byCode: "Anmeldecode per E-Mail senden",
  withStaffCode: "Ich habe einen Mitarbeitercode",
  captchaNotLoaded:
    "Das Captcha wurde nicht geladen. Prüfen Sie die Verbindung und Ihren Werbeblocker und laden Sie die Seite neu.",
};

export default messages;
