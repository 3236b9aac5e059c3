import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/specialAccounts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { specialAccountMessages } from "../messages.ts";
import { SpecialFields } from "./special-fields.tsx";
import { refusedField, type Special, specialBody } from "./special-values.ts";

/** The settings of a special account. */
export function SpecialSettings({ record }: { record: Special }) {
  const form = useRecordForm(calls.specialAccounts.change, {
    ...{ rules: rules.add, texts: useMessages(specialAccountMessages), record, fieldOf: refusedField },
    ...{ path: { accountId: record.id }, body: specialBody },
  });
  return (
    <FormScreen form={form}>
      <SpecialFields form={form} used={record.accounts_count > 0} />
    </FormScreen>
  );
}
