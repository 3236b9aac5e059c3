import type { goods } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/goods";
import { useMessages } from "#kit/messages.ts";
import { withoutZeros } from "#ui/fields/decimal-text.ts";
import { goodsMessages } from "../messages.ts";
import type { CategoryValues } from "./entry-fields.tsx";

/** The form of a new or existing category; it does not use the hints of an item's fields. */
export function useCategoryForm() {
  const t = useMessages(goodsMessages);
  const fields = { ...t.fields, active: t.categoryActive };
  const hints = {
    parent_id: t.topLevel,
    item_entry_mode: t.entryModeHint,
    code: t.categoryCodeHint,
    public_description: t.categoryDescriptionHint,
  };
  return {
    rules: rules.addCategory,
    texts: { ...t, fields, hints },
    fieldOf: {
      "goods_category.not_found": "parent_id",
      "goods_category.loop": "parent_id",
      "goods_category.presets_missing": "item_entry_mode",
      "goods_category.presets_unused": "item_entry_mode",
      "goods_category.preset_zero": ({ presets }: Pick<CategoryValues, "presets">) =>
        `presets.${presets.findIndex(({ value }) => Number(value) === 0)}.value` as const,
    } as const,
    body: readEntry,
  };
}

type Body = BodyOf<typeof goods.addCategory>;

/** Incomplete presets are not sent, and none are where the setting does not offer them. */
function readEntry(
  { presets, ...same }: Partial<Body>,
  { item_entry_mode: mode }: { item_entry_mode?: unknown },
): Partial<Body> {
  const offers = mode === "without-limits" || mode === "presets-only";
  if (!offers && (presets || "item_entry_mode" in same)) return { ...same, presets: [] };
  return { ...same, ...(presets && { presets: presets.filter(({ value }) => value) }) };
}

/** The presets as the form shows them, without trailing zeros. */
export const presetRows = ({ presets }: ReplyOf<typeof goods.category>) => ({
  presets: presets.map(({ by, value }) => ({ by, value: withoutZeros(value) })),
});
