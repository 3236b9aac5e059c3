import type { OneTimeCodeMessages } from "./en.ts";

const messages: OneTimeCodeMessages = {
  forgotTitle: "Neues Passwort wählen",
  forgotPurpose: "Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Code.",
  byCodeTitle: "Mit Code anmelden",
  byCodePurpose: "Geben Sie Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Code zum Anmelden ohne Passwort.",
  sendCode: "Code senden",
  checkEmail: "Sehen Sie in Ihre E-Mails",
  codeSent: (email: string) =>
    `Wenn es zu ${email} ein Konto gibt, kommt dort gleich ein sechsstelliger Code an. Er gilt zehn Minuten lang in diesem Browser.`,
  phone: "Telefonnummer",
  byPhonePurpose: "Geben Sie Ihre bestätigte Telefonnummer ein, und wir senden Ihnen einen Code per SMS.",
  checkPhone: "Schauen Sie auf Ihr Telefon",
  codeSentByPhone: (phone: string) =>
    `Wenn die Nummer ${phone} in einem Konto bestätigt ist, kommt dort gleich ein sechsstelliger Code an. Er gilt zehn Minuten in diesem Browser.`,
  usePhone: "Telefonnummer verwenden",
  useEmail: "E-Mail-Adresse verwenden",
  newPassword: "Neues Passwort",
  savePassword: "Speichern und anmelden",
  sendAgain: "Neuen Code senden",
  backToSignIn: "Zurück zur Anmeldung",
  passwordHint: "Mindestens 8 Zeichen.",
};

export default messages;
