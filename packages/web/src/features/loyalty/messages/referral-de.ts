import type { ReferralMessages } from "./referral-en.ts";

const messages: ReferralMessages = {
  work: "Empfehlungsprogramm",
  workHint:
    "Kunden laden andere mit einem eigenen Code ein. Wer sich damit anmeldet, behält diesen Einladenden für immer.",
  active: "Eingeschaltet",
  invitation: "Einladung",
  invitationHint: "Was Eingeladene auf der Seite hinter dem Link lesen.",
  invited: "Für Eingeladene",
  invitedHint: "Was ein neuer Kunde erhält.",
  inviter: "Für Einladende",
  inviterHint: "Was ein Kunde für eine Einladung erhält.",
  limits: "Grenzen",
  limitsHint: "Leere Felder begrenzen nicht. Sie gelten für Einkäufe eingeladener Kunden.",
  levelsHint: "Wer den Einladenden eingeladen hat, ist Stufe 2.",
  addLevel: "Stufe hinzufügen",
  removeLevel: "Stufe entfernen",
  noLevels: "Nur der Einladende wird belohnt.",
  preview: "Vorschau der Seite",
  previewHint: "So sehen Eingeladene sie in Ihrer Sprache.",
  gift: "Geschenk: ",
  nothing: "Noch kein Geschenk.",
  photo: "Logo der Einladung",
  photoHint: "Ohne Logo zeigt die Seite das Bild des Programms.",
  photoAlt: "Logo der Einladung",
  place: "Ihre Einladung",
  forInviters: "Was Einladende lesen",
  forInvitersHint: "Mitarbeiter geben es von der Seite des Kunden weiter.",
  inviterLogo: "Logo für Einladende",
  inviterLogoHint: "Steht auf der Seite des Kunden.",
};

export default messages;
