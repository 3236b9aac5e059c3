import type { terminals } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { IDENTIFICATION_METHODS, PAYMENT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { useWatch } from "react-hook-form";
import type { FormValues } from "#kit/form/form-values.ts";
import { ListTextField } from "#kit/form/list-text-field.tsx";
import { ManyField } from "#kit/form/picker-fields.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { PartForm } from "#kit/form/record-form.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { terminalsMessages } from "../messages.ts";

interface PartProps {
  form: CallForm<FormValues<NonNullable<BodyOf<typeof terminals.changeApplication>>>>;
}

/** The settings of the application on a terminal. */
export function TerminalApplication() {
  const { application, changeApplication } = calls.terminals;
  const texts = useMessages(terminalsMessages);
  return (
    <PartForm load={application} call={changeApplication} rules={rules.changeApplication} texts={texts}>
      {(form) => (
        <>
          <Customer form={form} />
          <Prices form={form} />
          <Vehicle form={form} />
          <Tips form={form} />
          <Receipt form={form} />
          <Shift form={form} />
          <Idle form={form} />
        </>
      )}
    </PartForm>
  );
}

function Customer({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.customer} explanation={t.customerHint}>
      <ManyField
        form={form}
        name="identification_methods"
        placeholder={t.everything}
        options={choices(IDENTIFICATION_METHODS, t.values.identification_methods)}
      />
      <ManyField
        form={form}
        name="payment_types_allowed"
        placeholder={t.everything}
        options={choices(PAYMENT_TYPES, t.values.payment_types_allowed)}
      />
      <RecordFields form={form} names={["customer_required", "allow_cancel_by_steward_code"]} />
    </Section>
  );
}

function Prices({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.prices} explanation={t.pricesHint}>
      <RecordFields form={form} names={["price_entry"]} />
    </Section>
  );
}

function Vehicle({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.vehicle} explanation={t.vehicleHint}>
      <RecordFields form={form} names={[["odometer", "vehicle_id"]]} />
    </Section>
  );
}

function Tips({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  const taken = useWatch({ control: form.control.control, name: "tips_enabled" });
  return (
    <Section title={t.tips} explanation={t.tipsHint}>
      <RecordFields form={form} names={["tips_enabled"]} />
      {taken && <ListTextField form={form} name="tips_presets" separator=", " itemsIn={percentsIn} />}
    </Section>
  );
}

const percentsIn = (text: string) =>
  text
    .split(/[^\d]+/)
    .filter(Boolean)
    .map(Number);

function Receipt({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.receipt} explanation={t.receiptHint}>
      <RecordFields form={form} names={["print_receipt", ["receipt_template", "receipt_copies"], "receipt_paper"]} />
    </Section>
  );
}

function Shift({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.shift} explanation={t.shiftHint}>
      <RecordFields form={form} names={["cash_shift_required"]} />
    </Section>
  );
}

function Idle({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.idle} explanation={t.idleHint}>
      <RecordFields form={form} names={["idle_timeout_s"]} suffixes={{ idle_timeout_s: t.seconds }} />
    </Section>
  );
}
