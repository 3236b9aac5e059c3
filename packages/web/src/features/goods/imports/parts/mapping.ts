import type { goodsImports } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";

export type Column = ReplyOf<typeof goodsImports.columns>["items"][number];

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[\s_.,:;()/*№#-]+/g, " ")
    .trim();

/** What each heading of a file means: the key of a column, null where nothing is recognised. Each column is recognised once, own headings first. */
export function recognise(headings: readonly string[], columns: readonly Column[]): (string | null)[] {
  const taken = new Set<string>();
  const found: (string | null)[] = headings.map(() => null);
  const namesOf: ((column: Column) => readonly string[])[] = [
    ({ title }) => Object.values(title),
    ({ names }) => names,
  ];
  for (const names of namesOf) {
    for (const [index, heading] of headings.entries()) {
      if (found[index] !== null || plain(heading) === "") continue;
      const column = columns.find(
        (one) => !taken.has(one.key) && names(one).some((name) => plain(name) === plain(heading)),
      );
      if (!column) continue;
      taken.add(column.key);
      found[index] = column.key;
    }
  }
  return found;
}

/** The mapping with another meaning of one column; a column that had it loses it. */
export function mapped(keys: readonly (string | null)[], index: number, key: string | null): (string | null)[] {
  return keys.map((one, at) => (at === index ? key : one === key ? null : one));
}
