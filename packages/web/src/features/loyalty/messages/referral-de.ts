import type { ReferralMessages } from "./referral-en.ts";

const messages: ReferralMessages = {
  work: "Empfehlungsprogramm",
  workHint:
    "Jeder Kunde erhält einen Code, um andere einzuladen. Wer sich damit anmeldet, gilt als von ihm eingeladen.",
  active: "Eingeschaltet",
  invitation: "Einladung",
  invitationHint: "Was zu sehen ist, wenn jemand einen Einladungslink öffnet.",
  invited: "Für Eingeladene",
  invitedHint: "Was ein neuer Kunde erhält.",
  inviter: "Für Einladende",
  inviterHint: "Was Kunden erhalten, wenn sie jemanden einladen.",
  limits: "Grenzen",
  limitsHint: "Für Einkäufe eingeladener Kunden. Leer lassen für keine Grenze.",
  levelsHint: "Wer den Einladenden eingeladen hat, ist Stufe 2.",
  addLevel: "Stufe hinzufügen",
  removeLevel: "Stufe entfernen",
  noLevels: "Nur der Einladende wird belohnt.",
  preview: "Vorschau der Seite",
  previewHint: "Was Eingeladene sehen, in Ihrer Sprache.",
  gift: "Geschenk: ",
  nothing: "Noch kein Geschenk.",
  photo: "Logo der Einladung",
  photoHint: "Leer lassen, um das Bild des Programms zu zeigen.",
  photoAlt: "Logo der Einladung",
  place: "Ihre Einladung",
  forInviters: "Text für Einladende",
  forInvitersHint: "Steht auf der Seite des Kunden, damit Mitarbeiter es weitergeben können.",
  inviterLogo: "Logo für Einladende",
  inviterLogoHint: "Steht auf der Seite des Kunden.",
};

export default messages;
