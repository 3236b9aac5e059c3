import type { Language, SpecialAccountType } from "@patron/contract/enums";
import { stampsWord, unitText } from "@patron/contract/units";
import { showMoney, showNumber } from "@patron/engine/money";
import { PUNCH } from "./views.ts";

/** Formats an amount of a special account for people: "5.00 €", "40.125 L", "1 stamp". `unit` is the ledger's. */
export function amountText(
  amount: string,
  { type, unit }: { type: SpecialAccountType; unit: string },
  language: Language,
): string {
  if (type === "money") return showMoney(amount, unit, language) ?? amount;
  return countText(amount, type === "goods" ? unit : PUNCH, language);
}

/** Formats an amount in a currency, a unit of goods, or stamps. */
export function unitAmount(amount: string, unit: string, language: Language): string {
  return showMoney(amount, unit, language) ?? countText(amount, unit, language);
}

function countText(amount: string, unit: string, language: Language): string {
  const number = showNumber(amount, language) ?? amount;
  return `${number} ${unit === PUNCH ? stampsWord(amount, language) : unitText(unit, language)}`;
}
