import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/customers";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { IdentityFields, PersonFields, StaffFields } from "./customer-fields.tsx";
import { type Customer, customerBody, customerValues, refusedField } from "./customer-values.ts";

/** The person behind the cards. */
export function CustomerProfile({ customer }: { customer: Customer }) {
  const form = useCallForm(calls.customers.change, {
    values: useMemo(() => customerValues(customer), [customer]),
    version: customer.version,
    rules: rules.change,
    request: (_, changed) => ({ body: { user_id: customer.id, ...customerBody(changed) } }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <PersonFields form={form} />
      <IdentityFields form={form} />
      <StaffFields form={form} />
    </FormScreen>
  );
}
