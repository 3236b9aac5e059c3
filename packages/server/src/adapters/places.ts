import { isIP } from "node:net";
import type { Language } from "@patron/contract/enums";
import type { CityResponse, Reader } from "maxmind";

/** Where a network address is, as far as it is known. */
export interface Place {
  /** Code of ISO 3166-1. */
  country: string | null;
  city: string | null;
}

/** Finds places in one file. */
export type Places = (address: string, language: Language) => Place | null;

const opened = new Map<string, Promise<Places>>();

/**
 * Opens a file of places by network address in MaxMind's format, once for each process; a new version of the file is read when it comes. Throws if
 * there is no such file, or it is of another format.
 */
export function openPlaces(path: string): Promise<Places> {
  const places = opened.get(path) ?? read(path);
  opened.set(path, places);
  // A file that is missing for a moment, while it is replaced, is opened by the next list.
  places.catch(() => opened.delete(path));
  return places;
}

async function read(path: string): Promise<Places> {
  const { open } = await import("maxmind"); // Most installations have no such file.
  const reader = await open<CityResponse>(path, { watchForUpdates: true, watchForUpdatesNonPersistent: true });
  return (address, language) => placeIn(reader, address, language);
}

function placeIn(reader: Reader<CityResponse>, address: string, language: Language): Place | null {
  // An IPv4 address that reached a socket for both kinds.
  const plain = address.replace(/^::ffff:(?=\d+\.)/, "");
  const found = isIP(plain) !== 0 ? reader.get(plain) : null;
  const names: Partial<Record<Language, string>> = found?.city?.names ?? {};
  const place = { country: found?.country?.iso_code ?? null, city: names[language] ?? names.en ?? null };
  return place.country || place.city ? place : null;
}
