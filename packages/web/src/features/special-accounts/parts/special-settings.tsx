import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/specialAccounts";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { SpecialFields } from "./special-fields.tsx";
import { refusedField, type Special, specialBody, specialValues } from "./special-values.ts";

/** The settings of a special account. */
export function SpecialSettings({ special }: { special: Special }) {
  const form = useCallForm(calls.specialAccounts.change, {
    values: useMemo(() => specialValues(special), [special]),
    version: special.version,
    rules: rules.add,
    request: (values, changed) => ({ path: { accountId: special.id }, body: specialBody(changed, values) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <SpecialFields form={form} used={special.accounts_count > 0} />
    </FormScreen>
  );
}
