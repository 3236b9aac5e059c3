import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import { DecimalField, WholeField } from "#kit/form/fields.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { optionsOf } from "#kit/options.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { taxesMessages } from "../messages.ts";
import type { TaxValues } from "./tax-form.ts";

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
        <RecordFields form={form} names={["title", ["code", "registration_number"], "public_title"]} />
      </Section>
      <Calculation form={form} loyaltyId={loyaltyId} />
      <Section title={t.work} explanation={t.workHint}>
        <RecordFields form={form} names={["active"]} />
      </Section>
    </>
  );
}

function Calculation({ form, loyaltyId }: TaxFieldsProps) {
  const t = useMessages(taxesMessages);
  const [classification, type] = useWatch({ control: form.control.control, name: ["classification", "type"] });
  const { data } = useCall(calls.taxes.list, { path: { loyaltyId }, query: { classification: "base-tax" } });
  const perUnit = optionsOf(data?.items.filter((one) => one.type === "amount"));
  const percent = type === "percentage";
  return (
    <Section title={t.calculation} explanation={t.calculationHint}>
      <RecordFields form={form} names={[["classification", "type"]]} />
      <FieldRow>
        <DecimalField form={form} name="rate" digits={6} suffix={percent ? "%" : t.perUnit} />
        <WholeField form={form} name="precision" hint={percent && t.hints.precision} />
      </FieldRow>
      {percent && classification === "base-tax" && perUnit.length > 0 && (
        <ManyField form={form} name="compound_on" options={perUnit} loading={!data} />
      )}
    </Section>
  );
}
