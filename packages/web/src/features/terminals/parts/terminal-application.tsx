import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import {
  CAR_DATA,
  FILLING_BY,
  IDENTIFICATION_METHODS,
  ITEM_ENTRY_MODES,
  PAYMENT_TYPES,
  RECEIPT_TEMPLATES,
} from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField, SwitchField, WholeField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PickManyField } from "#kit/form/pick-many-field.tsx";
import { type CallForm, useCallForm } from "#kit/form/use-call-form.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useMessages } from "#kit/messages.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { terminalsMessages } from "../messages.ts";
import type { Terminal } from "./terminal-values.ts";

type Answer = ReplyOf<typeof terminals.application>;
type Values = Omit<Answer, "version">;

/** Choices of a closed vocabulary with their words. */
function optionsOf<Value extends string>(values: readonly Value[], common: Record<Value, string>) {
  return values.map((value) => ({ value, label: common[value] }));
}

/** How the application on a terminal works. */
export function TerminalApplication({ terminal }: { terminal: Terminal }) {
  const path = { terminalId: terminal.id };
  const { data, error, refetch } = useCall(calls.terminals.application, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return data ? <ApplicationForm path={path} answer={data} /> : <SkeletonForm fields={6} />;
}

function ApplicationForm({ path, answer }: { path: { terminalId: string }; answer: Answer }) {
  const { version, ...values } = answer;
  const form = useCallForm(calls.terminals.changeApplication, {
    values,
    version,
    rules: rules.changeApplication,
    request: (_, changed) => ({ path, body: changed }),
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <Customer form={form} />
      <Entering form={form} />
      <Receipt form={form} />
    </FormScreen>
  );
}

function Customer({ form }: { form: CallForm<Values> }) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.customer} explanation={t.customerHint}>
      <PickManyField
        form={form}
        name="identification_methods"
        label={t.identification}
        placeholder={t.everything}
        options={optionsOf(IDENTIFICATION_METHODS, t.identificationMethods)}
      />
      <PickManyField
        form={form}
        name="payment_types_allowed"
        label={t.paymentTypes}
        placeholder={t.everything}
        options={optionsOf(PAYMENT_TYPES, t.payments)}
      />
      <SwitchField form={form} name="customer_required" label={t.customerRequired} />
    </Section>
  );
}

function Entering({ form }: { form: CallForm<Values> }) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.entering} explanation={t.enteringHint}>
      <FieldRow>
        <SelectField
          form={form}
          name="item_entry_mode"
          label={t.entryMode}
          options={optionsOf(ITEM_ENTRY_MODES, t.entryModes)}
        />
        <SelectField form={form} name="filling_by" label={t.fillingBy} options={optionsOf(FILLING_BY, t.fillings)} />
      </FieldRow>
      <FieldRow>
        <SelectField form={form} name="odometer" label={t.odometer} options={optionsOf(CAR_DATA, t.carData)} />
        <SelectField form={form} name="vehicle_id" label={t.vehicle} options={optionsOf(CAR_DATA, t.carData)} />
      </FieldRow>
    </Section>
  );
}

function Receipt({ form }: { form: CallForm<Values> }) {
  const t = useMessages(terminalsMessages);
  return (
    <Section title={t.receipt} explanation={t.receiptHint}>
      <SwitchField form={form} name="print_receipt" label={t.printReceipt} />
      <FieldRow>
        <SelectField
          form={form}
          name="receipt_template"
          label={t.receiptTemplate}
          options={optionsOf(RECEIPT_TEMPLATES, t.receiptTemplates)}
        />
        <WholeField form={form} name="receipt_copies" label={t.copies} />
      </FieldRow>
      <WholeField form={form} name="idle_timeout_s" label={t.idle} hint={t.idleHint} suffix={t.seconds} />
      <SwitchField form={form} name="tips_enabled" label={t.tips} />
    </Section>
  );
}
