import { TAX_CLASSIFICATIONS, TAX_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { TextsField } from "#kit/form/texts-field.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { taxesMessages } from "../messages.ts";
import type { TaxValues } from "./tax-values.ts";

interface TaxFieldsProps {
  form: CallForm<TaxValues>;
  loyaltyId: string;
}

/** Every field of a tax, in sections. */
export function TaxFields({ form, loyaltyId }: TaxFieldsProps) {
  const t = useMessages(taxesMessages);
  return (
    <>
      <Section title={t.general} explanation={t.generalHint}>
        <TextField form={form} name="title" label={t.name} />
        <FieldRow>
          <TextField form={form} name="code" label={t.code} />
          <TextField form={form} name="registration_number" label={t.registration} />
        </FieldRow>
        <TextsField form={form} name="public_title" label={t.publicTitle} />
      </Section>
      <Calculation form={form} loyaltyId={loyaltyId} />
      <Section title={t.work} explanation={t.workHint}>
        <SwitchField form={form} name="active" label={t.active} />
      </Section>
    </>
  );
}

function Calculation({ form, loyaltyId }: TaxFieldsProps) {
  const t = useMessages(taxesMessages);
  const [classification, type] = useWatch({ control: form.control.control, name: ["classification", "type"] });
  const { data } = useCall(calls.taxes.list, { path: { loyaltyId }, query: { classification: "base-tax" } });
  const perUnit = (data?.items ?? []).filter((one) => one.type === "amount");
  const options = perUnit.map(({ id, title }) => ({ value: id, label: title }));
  const percent = type === "percentage";
  return (
    <Section title={t.calculation} explanation={t.calculationHint}>
      <FieldRow>
        <SelectField
          form={form}
          name="classification"
          label={t.classification}
          options={TAX_CLASSIFICATIONS.map((value) => ({ value, label: t.classifications[value] }))}
        />
        <SelectField
          form={form}
          name="type"
          label={t.type}
          options={TAX_TYPES.map((value) => ({ value, label: t.types[value] }))}
        />
      </FieldRow>
      <FieldRow>
        <DecimalField form={form} name="rate" label={t.rate} digits={6} suffix={percent ? "%" : t.perUnit} />
        <WholeField form={form} name="precision" label={t.precision} hint={percent && t.precisionHint} />
      </FieldRow>
      {percent && classification === "base-tax" && options.length > 0 && (
        <PickManyField
          form={form}
          name="compound_on"
          label={t.compound}
          hint={t.compoundHint}
          options={options}
          loading={!data}
        />
      )}
    </Section>
  );
}
