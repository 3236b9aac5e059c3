import { type Dictionary, dictionaryIdOf } from "#kit/records/pack.ts";
import { remember } from "#kit/records/remember.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLatestDictionary, listDictionaries } from "./queries.ts";

/** How many dictionaries are remembered; the one unused for longest is forgotten first. They never change. */
const most = 500;
const known = new Map<string, Dictionary>();

/** The same object for the same dictionary. */
function remembered(dictionary: Dictionary): Dictionary {
  const one = known.get(dictionary.id) ?? dictionary;
  remember(known, one.id, one, most);
  return one;
}

/** The dictionary with which the business stores checks now; undefined until it has sold some. */
export function currentDictionary(tenant: Tenant): Promise<Dictionary | undefined> {
  return tenant.settled("check dictionary", async () => {
    const row = await tenant.maybe(getLatestDictionary());
    return row && remembered({ id: row.id, content: row.content });
  });
}

/** Finds the dictionary of a value. */
export type Dictionaries = (bytes: Uint8Array) => Dictionary | undefined;

/** The dictionaries that some stored values need, read where they are not remembered. */
export async function dictionariesOf(
  tenant: Tenant,
  values: readonly (Uint8Array | null | undefined)[],
): Promise<Dictionaries> {
  const ids = new Set(values.flatMap((bytes) => (bytes && idOf(bytes)) ?? []));
  const missing = [...ids].filter((id) => !known.has(id));
  const read = missing.length > 0 ? await tenant.many(listDictionaries(missing)) : [];
  for (const row of read) remembered(row);
  // Others may be remembered instead of them while these are in use.
  const needed = new Map([...ids].flatMap((id) => known.get(id) ?? []).map((one) => [one.id, one]));
  return (bytes) => {
    const id = idOf(bytes);
    return id === undefined ? undefined : needed.get(id);
  };
}

/** What comes to a thread by message is no longer a buffer. */
const idOf = (bytes: Uint8Array) =>
  dictionaryIdOf(Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 24)));
