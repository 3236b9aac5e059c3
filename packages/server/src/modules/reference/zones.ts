import { RENAMED_ZONES } from "@patron/contract/enums";

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether this is a current ISO 4217 currency. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Whether this is an IANA time zone, including aliases. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name); // Offsets such as +02:00 are zones to Intl, but have no summer time.
  } catch {
    return false;
  }
}

/** The time zones by their present names, each once, in alphabetical order. */
export function presentZones(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => RENAMED_ZONES[name] ?? name))].sort();
}

/** Every zone with its offset at an instant. */
export function everyTimeZone(at: Date): { code: string; offset: string }[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  const codes = presentZones(Intl.supportedValuesOf("timeZone"));
  return codes.map((code) => ({ code, offset: instant.toZonedDateTimeISO(code).offset }));
}
