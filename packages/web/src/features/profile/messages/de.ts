import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Über Sie",
  personHint: "Ihr Name steht neben allem, was Sie hier tun.",
  emailConfirmed: "Bestätigt",
  emailOpen: "Noch nicht bestätigt. Sie können inzwischen weiterarbeiten.",
  sendAgain: "Link erneut senden",
  sentAgain: "Der Link ist unterwegs",
  password: "Passwort",
  passwordHint: "Ein neues Passwort beendet Ihre Sitzungen auf allen anderen Geräten.",
  newPassword: "Neues Passwort",
  newPasswordHint: "Mindestens 8 Zeichen.",
};

export default messages;
