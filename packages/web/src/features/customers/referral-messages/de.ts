import { plural } from "#kit/messages/de.ts";
import type { ReferralMessages } from "./en.ts";

const messages: ReferralMessages = {
  referral: "Empfehlungen",
  referralHint: "Der Kunde teilt den Code oder den Link. Wer sich damit anmeldet, steht hier.",
  inactive: "Kein aktives Empfehlungsprogramm",
  nobody: "Niemand",
  noCard: "Der Kunde nimmt an keinem Programm teil.",
  unnamed: "Kunde ohne Namen",
  purchases: (count) => plural(count, { one: "# Einkauf", other: "# Einkäufe" }),
};

export default messages;
