import { keyOf, type Price, placeOf } from "./cells.ts";

/** A new price of a cell, and the one that it was made from. */
export interface Change {
  price: Price;
  before: Price;
}
export type Draft = ReadonlyMap<string, Change>;

/** Changes that are not saved, with what can be undone and redone. */
export interface Edits {
  draft: Draft;
  past: readonly Draft[];
  future: readonly Draft[];
}
export const noEdits: Edits = { draft: new Map(), past: [], future: [] };

export type Edit =
  | { type: "set"; cells: readonly (Change & { key: string })[] }
  | { type: "undo" | "redo" | "discard" }
  | { type: "restore"; draft: Draft }
  /** Changes what the draft is compared with, after others have changed prices. */
  | { type: "rebase"; present: (key: string) => Price; keep: "mine" | "theirs" };

const mostUndone = 100;
/** Undoing keeps whole drafts: fewer of them where they are large. */
const mostCells = 1_000_000;
const kept = (past: readonly Draft[], { size }: Draft) =>
  past.slice(-Math.max(1, Math.min(mostUndone, Math.floor(mostCells / (size + 1)))));

/** A cell that gets the price that it had is not changed. */
export function editsAfter(edits: Edits, edit: Edit): Edits {
  const { draft, past, future } = edits;
  switch (edit.type) {
    case "set": {
      const next = new Map(draft);
      for (const { key, ...change } of edit.cells) {
        if (change.price === change.before) next.delete(key);
        else next.set(key, change);
      }
      return { draft: next, past: kept([...past, draft], next), future: [] };
    }
    case "undo": {
      const last = past.at(-1);
      return last ? { draft: last, past: past.slice(0, -1), future: [draft, ...future] } : edits;
    }
    case "redo": {
      const [next, ...rest] = future;
      return next ? { draft: next, past: [...past, draft], future: rest } : edits;
    }
    case "discard":
      return noEdits;
    case "restore":
      return { ...noEdits, draft: edit.draft };
    case "rebase":
      return { ...noEdits, draft: afterOthers(draft, edit.present, edit.keep) };
  }
}

function afterOthers(draft: Draft, present: (key: string) => Price, keep: "mine" | "theirs"): Draft {
  const rebased = [...draft].flatMap(([key, change]): [string, Change][] => {
    const before = present(key);
    if (before === change.before) return [[key, change]];
    return keep === "theirs" || before === change.price ? [] : [[key, { ...change, before }]];
  });
  return new Map(rebased);
}

/** A draft as the calls take it. */
export function bodyOf(draft: Draft) {
  const groups = Map.groupBy(draft, ([key]) => placeOf(key).groupId);
  return {
    price_groups: [...groups].map(([price_group_id, cells]) => ({
      price_group_id,
      prices: cells.map(([key, { price, before }]) => ({
        item_id: placeOf(key).itemId,
        price,
        previous_price: before,
      })),
    })),
  };
}

/** A draft as short text: ids are written once, because browsers store only some megabytes. */
export function writeDraft(draft: Draft): string {
  const places = [...draft.keys()].map(placeOf);
  const groups = [...new Set(places.map(({ groupId }) => groupId))];
  const items = [...new Set(places.map(({ itemId }) => itemId))];
  const [group, item] = [groups, items].map((ids) => new Map(ids.map((id, index) => [id, index])));
  const cells = [...draft].map(([key, { price, before }]) => {
    const { groupId, itemId } = placeOf(key);
    return [group?.get(groupId), item?.get(itemId), price, before];
  });
  return JSON.stringify({ groups, items, cells });
}

/** Reads it again; undefined if it is not such a text. */
export function readDraft(text: string): Draft | undefined {
  const stored: unknown = JSON.parse(text);
  if (typeof stored !== "object" || stored === null || !("cells" in stored)) return undefined;
  const { groups, items, cells } = stored as {
    groups: string[];
    items: string[];
    cells: [number, number, Price, Price][];
  }; // Written only by `writeDraft`.
  return new Map(
    cells.map(([group, item, price, before]) => [keyOf(groups[group] ?? "", items[item] ?? ""), { price, before }]),
  );
}
