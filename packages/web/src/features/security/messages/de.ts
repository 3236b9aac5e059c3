import type { SecurityMessages } from "./en.ts";

const messages: SecurityMessages = {
  emailHint: "Mit dieser Adresse melden Sie sich an. Wir schreiben an sie, wenn sich an Ihrem Konto etwas ändert.",
  emailConfirmed: "Bestätigt",
  emailOpen: "Noch nicht bestätigt. Sie können inzwischen weiterarbeiten.",
  sendAgain: "Link erneut senden",
  sentAgain: "Link gesendet",
  changeEmail: "E-Mail-Adresse ändern",
  newEmail: "Neue E-Mail-Adresse",
  newEmailHint: "Wir senden eine PIN an diese Adresse. Bis Sie sie eingeben, ändert sich nichts.",
  externalIdHint: "Ihre Nummer in einem anderen System, etwa der Lohnbuchhaltung. Integrationen finden Sie darüber.",
  changeExternalId: "Kennung ändern",
  newExternalIdHint: "Zur Bestätigung senden wir eine PIN an Ihre E-Mail-Adresse.",
  none: "Keine",
  sendPin: "PIN senden",
  confirmChange: "Änderung speichern",
  pinSent: (address: string) => `Wir haben eine PIN an ${address} gesendet. Sie gilt zehn Minuten.`,
  password: "Passwort",
  passwordHint: "Ein neues Passwort meldet Sie auf allen anderen Geräten ab.",
  newPassword: "Neues Passwort",
  newPasswordHint: "Mindestens 8 Zeichen.",
  captchaNotLoaded:
    "Das Captcha wurde nicht geladen. Prüfen Sie die Verbindung und Ihren Werbeblocker und laden Sie die Seite neu.",
};

export default messages;
