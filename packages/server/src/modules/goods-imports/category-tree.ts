import { escaped, fault, partsOf, type Read, readText, unescaped, type Value } from "./cell-texts.ts";

interface Category {
  id: string;
  parent_id: string | null;
  title: string;
}
/** A category that does not exist yet, by the titles from the top. */
export interface PlannedCategory {
  key: string;
  titles: readonly string[];
}

const maxCategories = 200;
const keyOf = (titles: readonly string[]) => titles.map((title) => title.trim().toLowerCase()).join("\u0000");
/** Marks the id of a category that is only planned. */
const planned = "+";

/** The categories of a programme by their paths, and those that a file adds to them. */
export class CategoryTree {
  readonly #titles = new Map<string, string[]>();
  readonly #byPath: Map<string, string[]>;
  readonly #planned = new Map<string, PlannedCategory>();

  constructor(categories: readonly Category[]) {
    const byId = new Map(categories.map((one) => [one.id, one]));
    const titlesOf = (id: string): string[] => {
      const known = this.#titles.get(id);
      const category = byId.get(id);
      if (known || !category) return known ?? [];
      const titles = [...(category.parent_id ? titlesOf(category.parent_id) : []), category.title];
      this.#titles.set(id, titles);
      return titles;
    };
    const paths = Map.groupBy(categories, ({ id }) => keyOf(titlesOf(id)));
    this.#byPath = new Map([...paths].map(([key, same]) => [key, same.map(({ id }) => id)]));
  }

  /** Categories as a cell: their paths in alphabetical order. */
  show(ids: readonly string[]): string {
    const paths = ids.map((id) =>
      (this.#planned.get(id.slice(1))?.titles ?? this.#titles.get(id) ?? []).map(escaped).join(" / "),
    );
    return paths.sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)).join("; ");
  }

  /** The categories that a cell names, sorted by id; those that do not exist are planned. */
  read(text: string): Read {
    const ids = new Set<string>();
    for (const path of partsOf(text, ";")) {
      const titles = partsOf(path, "/").map((title) => unescaped(title).trim());
      if (titles.length === 0) continue;
      const bad = titles.map((title) => readText(title, 200)).find((read) => "fault" in read);
      if (bad) return bad;
      const found = this.#find(titles);
      if (found === "ambiguous") return fault("category-ambiguous");
      ids.add(found);
    }
    if (ids.size > maxCategories) return fault("too-many-values");
    return { value: idsValue([...ids]) };
  }

  #find(titles: readonly string[]): string | "ambiguous" {
    const key = keyOf(titles);
    const same = this.#byPath.get(key) ?? [];
    if (same.length > 1) {
      const exact = same.filter((id) => this.#titles.get(id)?.join("\u0000") === titles.join("\u0000"));
      return exact.length === 1 ? (exact[0] ?? "ambiguous") : "ambiguous";
    }
    if (same[0]) return same[0];
    if (titles.length > 1 && this.#find(titles.slice(0, -1)) === "ambiguous") return "ambiguous";
    if (!this.#planned.has(key)) this.#planned.set(key, { key, titles });
    return planned + key;
  }

  /** The category above a planned one: one that exists, or else the key of a planned one; null on the top level. */
  parentOf({ titles }: PlannedCategory): { id: string } | { key: string } | null {
    if (titles.length === 1) return null;
    const key = keyOf(titles.slice(0, -1));
    const id = this.#byPath.get(key)?.[0];
    return id ? { id } : { key };
  }

  /** What some values name and does not exist, parents first. */
  additionsFor(values: readonly Value[]): PlannedCategory[] {
    const additions = new Map<string, PlannedCategory>();
    for (const id of values.flatMap(idsOf)) {
      const { titles = [] } = this.#planned.get(id.slice(1)) ?? {};
      for (let depth = 1; depth <= titles.length; depth += 1) {
        const path = titles.slice(0, depth);
        const key = keyOf(path);
        if (!this.#byPath.has(key) && !additions.has(key)) additions.set(key, { key, titles: path });
      }
    }
    return [...additions.values()];
  }

  /** Puts the ids that planned categories got into a value. */
  resolve(value: Value, ids: ReadonlyMap<string, string>): string[] {
    return idsOf(value).map((id) => (id.startsWith(planned) ? (ids.get(id.slice(1)) ?? id) : id));
  }
}

/** Ids as one value, in an order of their own so that equal sets are equal; null for none. */
export function idsValue(ids: readonly string[]): Value {
  return ids.length === 0 ? null : JSON.stringify([...ids].sort());
}
export function idsOf(value: Value): string[] {
  return value === null ? [] : (JSON.parse(value) as string[]); // `idsValue` wrote it.
}
