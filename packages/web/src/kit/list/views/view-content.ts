import type { Search } from "#kit/address/address.ts";
import { type Placed, writeArrangement } from "#kit/list/columns/arrangement.ts";

export type Content = Record<string, string>;

/** Parts of the address that are no content of a view. */
const passing = ["page", "open", "view", "tab"];

/** Returns the content of the address that a saved view stores; with columns, also the user's own arrangement when it is not the default one. */
export function contentOf(search: Search, placed: readonly Placed[] = [], own = true): Content {
  const content: Content = {};
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && !passing.includes(name)) content[name] = value;
  if (!own) content.columns ??= writeArrangement(placed);
  return content;
}

/** Whether two contents are equal, in any order. */
export function sameContent(left: Content, right: Content): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}
