import { RENAMED_ZONES } from "@patron/contract/enums";

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** Whether this is a currency of ISO 4217 that is in use. */
export function isCurrency(code: string): boolean {
  return currencies.has(code);
}

/** Whether the calendar knows this IANA time zone, also by an older name. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name });
    return /^[A-Za-z]/.test(name); // Offsets such as +02:00 are zones to Intl, but have no summer time.
  } catch {
    return false;
  }
}

/** The zones by their present names, each once and in the order of the alphabet. */
export function presentZones(names: readonly string[]): string[] {
  return [...new Set(names.map((name) => RENAMED_ZONES[name] ?? name))].sort();
}

/** Every zone with its offset at an instant. */
export function everyTimeZone(at: Date): { code: string; offset: string }[] {
  const instant = Temporal.Instant.fromEpochMilliseconds(at.getTime());
  const codes = presentZones(Intl.supportedValuesOf("timeZone"));
  return codes.map((code) => ({ code, offset: instant.toZonedDateTimeISO(code).offset }));
}
