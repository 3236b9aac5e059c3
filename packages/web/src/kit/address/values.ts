// The sign-in loads this too, so it needs no other file.

export const isId = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text);
/** Whether a text is a day that exists, as an ISO date. */
export function isDay(text: string): boolean {
  const time = /^[1-9]\d{3}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  // What is one day too many for its month counts as the first of the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);
const isInstant = (text: string) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text));

/** What a name holds on every screen that has it. */
const kinds: readonly (readonly [names: readonly string[], isReadable: (text: string) => boolean])[] = [
  [["date_from", "date_to", "visited_from", "visited_to", "day"], isDay],
  [["month"], (text) => isDay(`${text}-01`)],
  [["time"], isTime],
  // "1" where day and time stand beside it.
  [["at"], (text) => text === "1" || isInstant(text)],
  [["loyalty", "loyalty_id", "pos", "pos_id", "terminal", "terminal_id", "group"], isId],
  [["currency"], (text) => /^[A-Z]{3}$/.test(text)],
];
const readers = new Map(kinds.flatMap(([names, isReadable]) => names.map((name) => [name, isReadable] as const)));

/** Whether a value of the address can be what its name stands for. Links and saved views outlive what they were made for, and people edit addresses. */
export function isReadable(name: string, value: string): boolean {
  return readers.get(name)?.(value) ?? true;
}
