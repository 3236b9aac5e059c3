import type { ProfileMessages } from "./en.ts";

const messages: ProfileMessages = {
  person: "Persönliche Daten",
  personHint: "Ihr Name wird bei allem angezeigt, was Sie hier tun.",
  emailConfirmed: "Bestätigt",
  emailOpen: "Noch nicht bestätigt. Sie können inzwischen weiterarbeiten.",
  sendAgain: "Link erneut senden",
  sentAgain: "Link gesendet",
  password: "Passwort",
  passwordHint: "Ein neues Passwort meldet Sie auf allen anderen Geräten ab.",
  newPassword: "Neues Passwort",
  newPasswordHint: "Mindestens 8 Zeichen.",
};

export default messages;
