import type { Language, SpecialAccountType, Unit } from "@patron/contract/enums";
import { inLanguages } from "@patron/contract/kit";
import { showMoney, showNumber } from "@patron/engine/money";

const units: Record<NonNullable<Unit>, Record<Language, string>> = {
  piece: inLanguages("pcs", "шт.", "шт.", "Stk.", "pce"),
  L: inLanguages("L", "л", "л", "l", "l"),
  G: inLanguages("gal", "гал", "гал", "gal", "gal"),
  kg: inLanguages("kg", "кг", "кг", "kg", "kg"),
  g: inLanguages("g", "г", "г", "g", "g"),
  kWh: inLanguages("kWh", "кВт·год", "кВт·ч", "kWh", "kWh"),
  m: inLanguages("m", "м", "м", "m", "m"),
  hour: inLanguages("h", "год", "ч", "Std.", "h"),
  minute: inLanguages("min", "хв", "мин", "Min.", "min"),
  month: inLanguages("mo", "міс.", "мес.", "Mon.", "mois"),
};

const stamps: Record<Language, Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }> = {
  en: { one: "stamp", other: "stamps" },
  uk: { one: "штамп", few: "штампи", many: "штампів", other: "штампа" },
  ru: { one: "штамп", few: "штампа", many: "штампов", other: "штампа" },
  de: { other: "Stempel" },
  fr: { one: "tampon", other: "tampons" },
};

/** The name of a unit behind a number; an unknown one is returned unchanged. */
export function unitText(unit: string, language: Language): string {
  const names: Record<string, Record<Language, string>> = units;
  return names[unit]?.[language] ?? unit;
}

/** The word for this many stamps: "stamp" after 1, "stamps" after 2. */
export function stampsWord(amount: string, language: Language): string {
  const form = new Intl.PluralRules(language).select(Math.abs(Number(amount)));
  return stamps[language][form] ?? stamps[language].other;
}

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
