import type { Role, Scope } from "../enums.ts";
import type { AnyCall } from "./call.ts";

/** `"GET /pos": ["marketing"]`: the key form of both mapping answers. */
export type Mapping<Word> = Record<string, Word[]>;

/** The scopes that each session call requires, generated from the entries that the guard itself reads. */
export function scopeMapping(calls: readonly AnyCall[]): Mapping<Scope> {
  return mapping(calls, (one) => [...one.access.scopes]);
}
/** The roles that each session call requires, generated from the entries that the guard itself reads. */
export function roleMapping(calls: readonly AnyCall[]): Mapping<Role> {
  return mapping(calls, (one) => [...one.access.roles]);
}
function mapping<Word>(calls: readonly AnyCall[], words: (one: AnyCall) => Word[]): Mapping<Word> {
  const session = calls.filter((one) => one.access.caller === "session");
  return Object.fromEntries(session.map((one) => [one.route, words(one)]));
}
