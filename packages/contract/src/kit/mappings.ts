import type { Role, Scope } from "../enums.ts";
import type { AnyCall } from "./call.ts";

/** `"GET /pos": ["marketing"]`: the key format of both mappings. */
export type Mapping<Word> = Record<string, Word[]>;

/** The scopes of each session call, from the same entries that the guard reads. */
export function scopeMapping(calls: readonly AnyCall[]): Mapping<Scope> {
  return mapping(calls, (one) => [...one.access.scopes]);
}
/** The roles of each session call, from the same entries that the guard reads. */
export function roleMapping(calls: readonly AnyCall[]): Mapping<Role> {
  return mapping(calls, (one) => [...one.access.roles]);
}
function mapping<Word>(calls: readonly AnyCall[], words: (one: AnyCall) => Word[]): Mapping<Word> {
  const session = calls.filter((one) => one.access.caller === "session");
  return Object.fromEntries(session.map((one) => [one.route, words(one)]));
}
