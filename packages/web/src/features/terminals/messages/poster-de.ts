import type { PosterMessages } from "./poster-en.ts";

const messages: PosterMessages = {
  account: "Poster-Konto",
  accountHint:
    "Abgeschlossene Verkäufe dieser Kasse werden Verkäufe des Terminals: Kunden erhalten Boni über ihre Telefonnummer, Artikel werden an ihrem Code erkannt. Rabatte sind die, die Poster gegeben hat.",
  keptToken: "Gespeichert. Leer lassen, um es zu behalten.",
  applicationsHint: "Oder lassen Sie Poster den Zugriff selbst geben:",
  connectThrough: (application: string) => `Über ${application} verbinden`,
  place: "Standort und Kasse",
  placeHint: "Übernommen werden Verkäufe ab dem Einschalten.",
  connectFirst: "Speichern Sie zuerst Konto und Zugriffstoken.",
  allRegisters: "Alle Kassen",
  reading: "Verkäufe",
  readingHint:
    "Werden jede Minute gelesen. Rückerstattungen in Poster werden nicht übernommen: Ein dort gelöschter Verkauf ist in der Liste markiert.",
  notRead: "Verkäufe werden zurzeit nicht gelesen",
  notYet: "Noch nicht",
  openSales: "Poster-Verkäufe öffnen",
  check: "Verbindung prüfen",
  checkHint: "Geprüft werden die gespeicherten Einstellungen.",
  hints: {
    account: "Der erste Teil Ihrer Adresse bei Poster.",
    access_token: "Poster → Zugriff → Integration. Es ist verschlüsselt und bleibt auf dem Server.",
  },
  checkGood: (number: number) => `Poster antwortet: ${number} ${number === 1 ? "Standort" : "Standorte"}.`,
};

export default messages;
