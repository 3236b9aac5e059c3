import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/corporateCustomers";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { CompanyFields } from "./company-fields.tsx";
import { type Company, companyBody, companyValues, refusedField } from "./company-values.ts";

/** What is known of a company. */
export function CompanyProfile({ company }: { company: Company }) {
  const values = useMemo(() => companyValues(company), [company]);
  const form = useCallForm(calls.corporateCustomers.change, {
    values,
    version: company.version,
    rules: rules.add, // A change is as whole as a new one: the name stays required.
    request: (_, changed) => ({ path: { customerId: company.id }, body: companyBody(changed) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <CompanyFields form={form} />
    </FormScreen>
  );
}
