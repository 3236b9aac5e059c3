import type { terminals } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { IDENTIFICATION_METHODS, PAYMENT_TYPES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { useCall } from "#kit/call/use-call.ts";
import { WholeField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import type { FormValues } from "#kit/form/form-values.ts";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { terminalsMessages } from "../messages.ts";

interface PartProps {
  form: CallForm<FormValues<NonNullable<BodyOf<typeof terminals.changeApplication>>>>;
}

/** How the application on a terminal works. */
export function TerminalApplication({ record: one }: { record: ReplyOf<typeof terminals.get> }) {
  const path = { terminalId: one.id };
  return (
    <Loaded of={useCall(calls.terminals.application, { path })} fields={6}>
      {(answer) => <ApplicationForm path={path} answer={answer} />}
    </Loaded>
  );
}

interface ApplicationFormProps {
  path: { terminalId: string };
  answer: ReplyOf<typeof terminals.application>;
}

function ApplicationForm({ path, answer }: ApplicationFormProps) {
  const form = useRecordForm(calls.terminals.changeApplication, {
    ...{ rules: rules.changeApplication, texts: useMessages(terminalsMessages), record: answer, path },
  });
  return (
    <FormScreen form={form}>
      <Customer form={form} />
      <Entering form={form} />
      <Receipt form={form} />
    </FormScreen>
  );
}

function Customer({ form }: PartProps) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.customer} explanation={t.customerHint}>
      <PickManyField
        form={form}
        name="identification_methods"
        placeholder={t.everything}
        options={choices(IDENTIFICATION_METHODS, t.values.identification_methods)}
      />
      <PickManyField
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
      <RecordFields form={form} names={["print_receipt", ["receipt_template", "receipt_copies"]]} />
      <WholeField form={form} name="idle_timeout_s" suffix={t.seconds} />
      <RecordFields form={form} names={["tips_enabled"]} />
    </Section>
  );
}
