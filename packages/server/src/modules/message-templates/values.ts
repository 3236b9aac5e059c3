import type { Language } from "@patron/contract/enums";
import { moneyText, showMoney, showNumber } from "@patron/engine/money";

const wide = /[\u00a0\u2009\u202f]/g;
/** A formatted value with plain spaces and minus signs: others would halve the room in each part of an SMS. */
export const plain = (text: string) => text.replace(wide, " ").replace("−", "-");

/** An amount of money as its reader writes it. */
export const moneyValue = (amount: string, currency: string, language: Language) =>
  plain(showMoney(amount, currency, language) ?? amount);

/** A number of bonuses, without decimals where they are zero. */
export function bonusValue(amount: bigint, currency: string, language: Language): string {
  const text = moneyText(amount, currency).replace(/\.0+$/, "");
  return plain(showNumber(text, language, text.split(".")[1]?.length ?? 0) ?? text);
}

/** A number of bonuses with its sign. */
export const signedBonusValue = (amount: bigint, currency: string, language: Language) =>
  `${amount > 0n ? "+" : ""}${bonusValue(amount, currency, language)}`;

const formats = new Map<string, Intl.DateTimeFormat>();
function format(language: Language, timeZone: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${timeZone} ${Object.keys(options)}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(language, { timeZone, ...options });
  formats.set(key, known);
  return known;
}

/** The day and the time of a moment. */
export function momentValues(at: Date, timeZone: string, language: Language): { date: string; time: string } {
  return {
    date: plain(format(language, timeZone, { dateStyle: "medium" }).format(at)),
    time: plain(format(language, timeZone, { timeStyle: "short" }).format(at)),
  };
}

/** A calendar day, `YYYY-MM-DD`. */
export const dayValue = (day: string, language: Language) =>
  momentValues(new Date(`${day}T12:00:00Z`), "UTC", language).date;

/** Street and city of an address, as it is stored. */
export function addressText(address: unknown): string {
  const { street, city } = (address ?? {}) as Record<string, string | undefined>; // Written only from the address shape.
  return [street, city].filter(Boolean).join(", ");
}
