import { ManyField } from "#kit/form/picker-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import { useGoodsOptions } from "../use-goods-options.ts";
import type { RulePart } from "./values.ts";

/** Which goods take part. */
export function GoodsFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const { goods, categories } = useGoodsOptions(loyaltyId);
  return (
    <Section title={t.goods} explanation={t.goodsHint}>
      <ManyField form={form} name="include_categories" options={categories} />
      <ManyField form={form} name="include_goods" options={goods} />
      <ManyField form={form} name="exclude_categories" options={categories} />
      <ManyField form={form} name="exclude_goods" options={goods} />
    </Section>
  );
}
