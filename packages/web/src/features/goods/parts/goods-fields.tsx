import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray } from "react-hook-form";
import { DecimalField, WholeField } from "#kit/form/fields.tsx";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { CurrencyField } from "#kit/form/place-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
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
      <Place form={form} />
    </>
  );
}

function Sale({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  return (
    <Section title={t.sale} explanation={t.saleHint}>
      <RecordFields form={form} names={[["service_type", "unit"]]} />
      <FieldRow>
        <WholeField form={form} name="quantity_precision" />
        <WholeField form={form} name="age_limit" suffix={t.years} />
      </FieldRow>
      <RecordFields form={form} names={[["quantity_min", "quantity_step"], "weightable", "active"]} />
    </Section>
  );
}

function Prices({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  const rows = useFieldArray({ control: form.control.control, name: "prices" });
  return (
    <Section title={t.fields.prices} explanation={t.pricesHint}>
      {rows.fields.length === 0 && <p className="text-body text-muted">{t.noPrices}</p>}
      {rows.fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
          <CurrencyField form={form} name={`prices.${index}.currency`} />
          <DecimalField form={form} name={`prices.${index}.price`} digits={4} />
          <span className="pt-6.5">
            <IconButton icon={Trash2} label={t.removePrice} onClick={() => rows.remove(index)} />
          </span>
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ currency: "", price: "" })}>
          {t.addPrice}
        </Button>
      </div>
    </Section>
  );
}

function Place({ form }: FieldsProps) {
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
    <Section title={t.place} explanation={t.placeHint}>
      {many && <PickManyField form={form} name="loyalty_ids" options={optionsOf(programmes)} />}
      <PickManyField form={form} name="category_ids" options={options} loading={loading} />
    </Section>
  );
}
