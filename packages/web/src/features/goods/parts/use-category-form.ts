import { rules } from "@patron/contract/rules/goods";
import { useMessages } from "#kit/messages.ts";
import { goodsMessages } from "../messages.ts";

/** The form of a new or existing category; it does not use the hints of an item's fields. */
export function useCategoryForm() {
  const t = useMessages(goodsMessages);
  const fields = { ...t.fields, active: t.categoryActive };
  return {
    rules: rules.addCategory,
    texts: { ...t, fields, hints: { parent_id: t.topLevel } },
    fieldOf: { "goods_category.not_found": "parent_id", "goods_category.loop": "parent_id" } as const,
  };
}
