import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/customers";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { customerMessages } from "../messages.ts";
import { type Customer, IdentityFields, PersonFields, StaffFields } from "./customer-fields.tsx";
import { refusedField } from "./refused.ts";

/** The profile of a customer. */
export function CustomerProfile({ record }: { record: Customer }) {
  const form = useRecordForm(calls.customers.change, {
    ...{ rules: rules.change, texts: useMessages(customerMessages), record, fieldOf: refusedField },
    values: { ...record.profile, user_id: record.id },
    body: (changed) => ({ ...changed, user_id: record.id }),
  });
  return (
    <FormScreen form={form}>
      <PersonFields form={form} />
      <IdentityFields form={form} />
      <StaffFields form={form} />
    </FormScreen>
  );
}
