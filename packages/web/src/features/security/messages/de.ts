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
  sessions: "Wo Sie angemeldet sind",
  sessionsHint: "Wenn Sie ein Gerät nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.",
  thisDevice: "Dieses Gerät",
  unknownDevice: "Unbekanntes Gerät",
  usedAt: (time: string) => `Zuletzt benutzt: ${time}`,
  openedAt: (time: string) => `Angemeldet: ${time}`,
  endSession: "Abmelden",
  endSessionOf: (device: string) => `Abmelden: ${device}`,
  sessionEnded: "Dieses Gerät wurde abgemeldet",
  endOthers: "Überall sonst abmelden",
  endOthersMessage: "Sie bleiben nur auf diesem Gerät angemeldet.",
  othersEnded: "Überall sonst abgemeldet",
  captchaNotLoaded:
    "Das Captcha wurde nicht geladen. Prüfen Sie die Verbindung und Ihren Werbeblocker und laden Sie die Seite neu.",
};

export default messages;
