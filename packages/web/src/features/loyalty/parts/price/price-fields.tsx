import type { priceOptions } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/priceOptions";
import { useWatch } from "react-hook-form";
import type { FormValues } from "#kit/form/form-values.ts";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PickField } from "#kit/form/region-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { GoodsField } from "#kit/goods/goods-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { priceMessages } from "../../messages.ts";
import { useCategoryOptions } from "../use-category-options.ts";
import { usePriceScope } from "./use-price-scope.tsx";

/** The fields of a new or existing price, and the field that shows each error. */
export const priceForm = {
  rules: rules.addInCurrency,
  fieldOf: {
    "goods.not_found": "item_id",
    "goods_category.not_found": "item_category_id",
    "price_option.two_targets": "item_category_id",
    "price_option.value_invalid": "value",
    "price_option.dates_reversed": "date_to",
  } as const,
};
export const newPrice = { option_type: "fixed-price", level: "including-taxes", active: true } as const;

/** Every field of a price: what it is for, the price, and when. */
export function PriceFields({ form }: { form: CallForm<FormValues<BodyOf<typeof priceOptions.addInCurrency>>> }) {
  const t = useMessages(priceMessages);
  const { loyaltyId, currency } = usePriceScope();
  const categories = useCategoryOptions(loyaltyId);
  const type = useWatch({ control: form.control.control, name: "option_type" });
  const unit = type === "change-percent" ? "%" : currency;
  return (
    <>
      <Section title={t.goods} explanation={t.goodsHint}>
        <FieldRow>
          <GoodsField form={form} name="item_id" loyaltyId={loyaltyId} />
          <PickField form={form} name="item_category_id" options={categories} />
        </FieldRow>
      </Section>
      <Section title={t.price} explanation={t.priceHint}>
        <RecordFields form={form} names={[["option_type", "value"], "level"]} suffixes={{ value: unit }} />
      </Section>
      <Section title={t.when} explanation={t.whenHint}>
        <RecordFields form={form} names={[["date_from", "date_to"], "active"]} />
      </Section>
    </>
  );
}
