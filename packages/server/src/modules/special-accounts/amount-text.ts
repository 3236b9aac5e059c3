import type { Language, SpecialAccountType } from "@patron/contract/enums";
import { stampsWord, unitText } from "@patron/contract/units";
import { showMoney, showNumber } from "@patron/engine/money";

/** Formats an amount of a special account for people: "5.00 €", "40.125 L", "1 stamp". `unit` is the ledger's. */
export function amountText(
  amount: string,
  { type, unit }: { type: SpecialAccountType; unit: string },
  language: Language,
): string {
  if (type === "money") return showMoney(amount, unit, language) ?? amount;
  const number = showNumber(amount, language) ?? amount;
  return `${number} ${type === "goods" ? unitText(unit, language) : stampsWord(amount, language)}`;
}
