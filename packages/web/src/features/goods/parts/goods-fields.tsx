import { DecimalField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { CurrencyField } from "#kit/form/region-fields.tsx";
import { RowsField } from "#kit/form/rows-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { useSession } from "#kit/session/session.ts";
import { Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import { AccountPrices } from "./account-prices.tsx";
import type { GoodsValues } from "./goods-form.ts";
import { useEveryCategory } from "./use-categories.ts";

interface FieldsProps {
  form: CallForm<GoodsValues>;
}

/** Every field of an item, in sections. */
export function GoodsFields({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <RecordFields form={form} names={["title", ["code", "barcodes.0"], "public_title", "public_description"]} />
      </Section>
      <Sale form={form} />
      <Prices form={form} />
      <AccountPrices form={form} />
      <Classification form={form} />
    </>
  );
}

function Sale({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  return (
    <Section title={t.sale} explanation={t.saleHint}>
      <RecordFields
        form={form}
        names={[
          ["service_type", "unit"],
          ["quantity_precision", "age_limit"],
          ["quantity_min", "quantity_step"],
          "weightable",
          "active",
        ]}
        suffixes={{ age_limit: t.years }}
      />
    </Section>
  );
}

function Prices({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  const currency = useSession()?.business?.currency;
  const texts = { add: t.addPrice, remove: t.removePrice, none: t.noPrices };
  return (
    <Section title={t.fields.prices} explanation={t.pricesHint}>
      <RowsField form={form} name="prices" texts={texts} blank={{ currency: "", price: "" }}>
        {(index, remove) => (
          <div className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
            <CurrencyField form={form} name={`prices.${index}.currency`} />
            <DecimalField form={form} name={`prices.${index}.price`} digits={4} />
            <span className="pt-6.5">{remove}</span>
          </div>
        )}
      </RowsField>
      <DecimalField form={form} name="cost_price" digits={4} suffix={currency} />
    </Section>
  );
}

function Classification({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  const { programmes, categories, loading } = useEveryCategory();
  const many = programmes.length > 1;
  const titles = new Map(programmes.map(({ id, title }) => [id, title]));
  const options = categories.map(({ id, path, loyalty_id }) => ({
    value: id,
    label: path,
    ...(many ? { hint: titles.get(loyalty_id) ?? "" } : {}),
  }));
  return (
    <Section title={t.programmes} explanation={t.programmesHint}>
      {many && <ManyField form={form} name="loyalty_ids" options={optionsOf(programmes)} />}
      <ManyField form={form} name="category_ids" options={options} loading={loading} />
    </Section>
  );
}
