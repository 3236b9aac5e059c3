import type { ShellMessages } from "./en.ts";

const messages: ShellMessages = {
  language: "Sprache",
  theme: "Darstellung",
  mode: "Modus",
  light: "Hell",
  dark: "Dunkel",
  system: "System",
  accent: "Akzentfarbe",
  accents: {
    emerald: "Smaragd",
    teal: "Petrol",
    sky: "Himmelblau",
    indigo: "Indigo",
    violet: "Violett",
    rose: "Rosa",
    amber: "Bernstein",
    slate: "Schiefer",
  },
  direction: "Leserichtung",
  ltr: "Links nach rechts",
  rtl: "Rechts nach links",
  account: "Ihr Konto",
  profile: "Ihr Profil",
  business: "Unternehmen",
  businesses: "Ihre Unternehmen",
  businessSettings: "Einstellungen des Unternehmens",
  addBusiness: "Unternehmen hinzufügen",
  programme: "Treueprogramm",
  programmes: "Treueprogramme",
  signOut: "Abmelden",
  tagline: "Treue, Kassen, Kraftstoff und Zahlungen in einem Backoffice, mit einer Begründung für jede Zahl.",
};

export default messages;
