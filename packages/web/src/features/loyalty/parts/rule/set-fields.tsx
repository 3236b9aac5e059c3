import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { ManyGoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { ruleMessages } from "../../messages.ts";
import { useCategoryOptions } from "../use-category-options.ts";
import type { RulePart } from "./values.ts";

/** How much is bought and given in one set, what is given, and how often. */
export function SetFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const categories = useCategoryOptions(loyaltyId);
  return (
    <>
      <RecordFields form={form} names={[["buy_quantity", "get_quantity", "sets_max"]]} />
      <ManyField form={form} name="get_categories" options={categories} />
      <ManyGoodsField form={form} name="get_goods" loyaltyId={loyaltyId} />
      <p className="text-table text-muted">{t.setsHint}</p>
    </>
  );
}
