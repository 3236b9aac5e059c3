import { ManyField } from "#kit/form/choice-fields.tsx";
import { DecimalField, WholeField } from "#kit/form/fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { ruleMessages } from "../../messages.ts";
import { useGoodsOptions } from "../use-goods-options.ts";
import type { RulePart } from "./values.ts";

/** How much is bought and given in one set, what is given, and how often. */
export function SetFields({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const { goods, categories } = useGoodsOptions(loyaltyId);
  return (
    <Section title={t.sets} explanation={t.setsHint}>
      <FieldRow>
        <DecimalField form={form} name="buy_quantity" label={t.buyQuantity} digits={3} />
        <DecimalField form={form} name="get_quantity" label={t.getQuantity} digits={3} />
        <WholeField form={form} name="sets_max" label={t.setsMax} hint={t.setsMaxHint} />
      </FieldRow>
      <ManyField form={form} name="get_categories" label={t.getCategories} options={categories} />
      <ManyField form={form} name="get_goods" label={t.getGoods} options={goods} hint={t.getHint} />
    </Section>
  );
}
