import { SERVICE_TYPES, UNITS } from "@patron/contract/enums";
import Plus from "lucide-react/icons/plus";
import Trash2 from "lucide-react/icons/trash-2";
import { useFieldArray } from "react-hook-form";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { CurrencyField } from "#kit/form/place-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { goodsMessages } from "../messages.ts";
import { AccountPrices } from "./account-prices.tsx";
import type { GoodsValues } from "./goods-values.ts";
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
        <TextField form={form} name="title" label={t.name} />
        <FieldRow>
          <TextField form={form} name="code" label={t.code} />
          <TextField form={form} name="barcodes" label={t.barcodes} hint={t.barcodesHint} />
        </FieldRow>
        <TextsField form={form} name="public_title" label={t.publicTitle} hint={t.publicTitleHint} />
        <TextsField form={form} name="public_description" label={t.publicDescription} rows={3} />
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
      <FieldRow>
        <SelectField
          form={form}
          name="service_type"
          label={t.type}
          options={SERVICE_TYPES.map((value) => ({ value, label: t.types[value] }))}
        />
        <SelectField
          form={form}
          name="unit"
          label={t.unit}
          options={UNITS.map((value) => ({ value, label: t.units[value] }))}
        />
      </FieldRow>
      <FieldRow>
        <WholeField form={form} name="quantity_precision" label={t.precision} />
        <WholeField form={form} name="age_limit" label={t.age} suffix={t.years} />
      </FieldRow>
      <FieldRow>
        <DecimalField form={form} name="quantity_min" label={t.least} digits={3} />
        <DecimalField form={form} name="quantity_step" label={t.step} digits={3} />
      </FieldRow>
      <SwitchField form={form} name="weightable" label={t.weightable} />
      <SwitchField form={form} name="active" label={t.active} hint={t.activeHint} />
    </Section>
  );
}

function Prices({ form }: FieldsProps) {
  const t = useMessages(goodsMessages);
  const rows = useFieldArray({ control: form.control.control, name: "prices" });
  return (
    <Section title={t.pricesTitle} explanation={t.pricesHint}>
      {rows.fields.length === 0 && <p className="text-body text-muted">{t.noPrices}</p>}
      {rows.fields.map((row, index) => (
        <div key={row.id} className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-start gap-3">
          <CurrencyField form={form} name={`prices.${index}.currency`} label={t.currency} />
          <DecimalField form={form} name={`prices.${index}.price`} label={t.price} digits={4} />
          <span className="pt-6.5">
            <IconButton icon={Trash2} label={t.removePrice} onClick={() => rows.remove(index)} />
          </span>
        </div>
      ))}
      <div>
        <Button icon={Plus} onClick={() => rows.append({ currency: null, price: null })}>
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
      {many && (
        <PickManyField
          form={form}
          name="loyalty_ids"
          label={t.programmes}
          options={programmes.map(({ id, title }) => ({ value: id, label: title }))}
        />
      )}
      <PickManyField form={form} name="category_ids" label={t.categories} options={options} loading={loading} />
    </Section>
  );
}
