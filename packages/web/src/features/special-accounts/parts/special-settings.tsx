import { calls } from "@patron/contract/routes";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { specialAccountMessages } from "../messages.ts";
import { SpecialFields } from "./special-fields.tsx";
import { type Special, specialForm } from "./special-values.ts";

/** The settings of a special account. */
export function SpecialSettings({ record }: { record: Special }) {
  const texts = useMessages(specialAccountMessages);
  return (
    <RecordForm {...specialForm} call={calls.specialAccounts.change} texts={texts} record={record}>
      {(form) => <SpecialFields form={form} used={record.accounts_count > 0} />}
    </RecordForm>
  );
}
