import type { Language, Unit } from "../enums.ts";
import { inLanguages, type Texts } from "../kit/texts.ts";

/** The names of units of measure, short enough to follow a number. */
export const unitNames: Readonly<Record<NonNullable<Unit>, Texts>> = {
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
  const names: Readonly<Record<string, Texts>> = unitNames;
  return names[unit]?.[language] ?? unit;
}

/** Making one takes longer than choosing a form with it. */
const pluralRules = new Map<Language, Intl.PluralRules>();

/** The word for this many stamps: "stamp" after 1, "stamps" after 2. */
export function stampsWord(amount: string, language: Language): string {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  const form = rules.select(Math.abs(Number(amount)));
  return stamps[language][form] ?? stamps[language].other;
}
