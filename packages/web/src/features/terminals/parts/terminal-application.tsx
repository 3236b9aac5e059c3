import type { terminals } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { IDENTIFICATION_METHODS, PAYMENT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import type { FormValues } from "#kit/form/form-values.ts";
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
          <Entering form={form} />
          <Receipt form={form} />
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
      <RecordFields form={form} names={["customer_required"]} />
    </Section>
  );
}

function Entering({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.entering} explanation={t.enteringHint}>
      <RecordFields
        form={form}
        names={[
          ["item_entry_mode", "filling_by"],
          ["odometer", "vehicle_id"],
        ]}
      />
    </Section>
  );
}

function Receipt({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.receipt} explanation={t.receiptHint}>
      <RecordFields
        form={form}
        names={["print_receipt", ["receipt_template", "receipt_copies"], "idle_timeout_s", "tips_enabled"]}
        suffixes={{ idle_timeout_s: t.seconds }}
      />
    </Section>
  );
}
