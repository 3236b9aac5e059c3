import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Kundenkonten",
  hint: "Guthaben, Artikel und Stempel.",
  none: "Noch keine Kundenkonten.",
  give: "Konto geben",
  account: "Konto",
  balance: "Saldo",
  held: "Reserviert",
  available: "Verfügbar",
  unlimited: "Unbegrenzt",
  low: "Niedrig",
  last: "Letzte Bewegung",
  noneToGive: {
    retail: "Es gibt kein Konto, das vergeben werden könnte. Legen Sie eines in den Einstellungen an.",
    corporate: "Es gibt kein Konto für Firmen, das vergeben werden könnte. Legen Sie eines in den Einstellungen an.",
  },
};
export default messages;
