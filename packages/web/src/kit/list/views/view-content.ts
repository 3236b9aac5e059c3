import type { Search } from "#kit/address.ts";
import { type Placed, writeArrangement } from "#kit/list/columns/arrangement.ts";

export type Content = Record<string, string>;

/** Where the reader stands, not what they look at. */
const passing = ["page", "open", "view", "tab"];

/** What a saved view keeps of an address; with columns, also the reader's own arrangement when it is not the screen's. */
export function contentOf(search: Search, placed: readonly Placed[] = [], own = true): Content {
  const content: Content = {};
  for (const [name, value] of Object.entries(search))
    if (value !== undefined && !passing.includes(name)) content[name] = value;
  if (!own) content.columns ??= writeArrangement(placed);
  return content;
}

/** Whether two say the same, in whichever order. */
export function sameContent(left: Content, right: Content): boolean {
  const names = Object.keys(left);
  return names.length === Object.keys(right).length && names.every((name) => left[name] === right[name]);
}
