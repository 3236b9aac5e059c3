import type { goods } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/kit";
import { parseQuantity } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { listEntries } from "./category-queries.ts";

type Category = ReplyOf<typeof goods.category>;
type Row = InferResult<ReturnType<typeof listEntries>>[number];
/** How a till takes the quantity of an item. */
interface Entry {
  item_entry_mode: NonNullable<Category["item_entry_mode"]>;
  presets: Category["presets"];
}

const free: Entry = { item_entry_mode: "without-limits", presets: [] };

export const presetsOf = ({ presets }: Pick<Row, "presets">) => presets as unknown as Category["presets"]; // Written only from this shape.

/** Why what a category says about quantities cannot be stored: a preset of nothing, presets that nothing offers, or none where there is nothing else. */
export function refusePresets(category: {
  item_entry_mode?: Category["item_entry_mode"];
  presets?: Category["presets"];
}) {
  const { item_entry_mode: mode = null, presets = [] } = category;
  if (presets.some(({ value }) => parseQuantity(value) === 0n)) return "goods_category.preset_zero";
  if (mode === "presets-only" && presets.length === 0) return "goods_category.presets_missing";
  const offers = mode === "presets-only" || mode === "without-limits";
  return presets.length > 0 && !offers ? "goods_category.presets_unused" : undefined;
}

/**
 * How the quantity of an item is taken, by its categories: the first of them that says, in the order of the programme. A category without a setting
 * of its own says what the one above it says.
 */
export function entriesOf(categories: readonly Row[]): (categoryIds: readonly string[]) => Entry {
  const known = new Map(categories.map((one) => [one.id, one]));
  function saidBy(one: Row | undefined): Entry | undefined {
    if (!one) return undefined;
    if (one.item_entry_mode) return { item_entry_mode: one.item_entry_mode, presets: presetsOf(one) };
    return saidBy(one.parent_id === null ? undefined : known.get(one.parent_id));
  }
  const said = categories.map((one) => ({ id: one.id, entry: saidBy(one) }));
  return (categoryIds) => said.find(({ id, entry }) => entry && categoryIds.includes(id))?.entry ?? free;
}
