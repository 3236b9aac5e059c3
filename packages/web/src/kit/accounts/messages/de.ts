import type { AccountMessages } from "./en.ts";

const messages: AccountMessages = {
  accounts: "Kundenkonten",
  balances: "Kontostände",
  hint: "Guthaben, Artikel und Stempel.",
  none: "Noch keine Kundenkonten",
  give: "Konto hinzufügen",
  account: "Konto",
  balance: "Saldo",
  held: "Reserviert",
  available: "Verfügbar",
  unlimited: "Unbegrenzt",
  low: "Niedrig",
  last: "Letzte Bewegung",
  noneToGive: {
    retail: "Es gibt kein Konto zum Hinzufügen. Legen Sie zuerst eines in den Einstellungen an.",
    corporate: "Es gibt kein Firmenkonto zum Hinzufügen. Legen Sie zuerst eines in den Einstellungen an.",
  },
};
export default messages;
