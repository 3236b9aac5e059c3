import type { corporateCustomers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/corporateCustomers";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { companyMessages } from "../messages.ts";
import { CompanyFields } from "./company-fields.tsx";
import { refusedField } from "./refused.ts";

/** What is known of a company. */
export function CompanyProfile({ record }: { record: ReplyOf<typeof corporateCustomers.get> }) {
  const form = useRecordForm(calls.corporateCustomers.change, {
    ...{ rules: rules.add, texts: useMessages(companyMessages), record, fieldOf: refusedField },
    path: { customerId: record.id },
  });
  return (
    <FormScreen form={form}>
      <CompanyFields form={form} />
    </FormScreen>
  );
}
