import type { corporateCustomers } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { companyMessages } from "../messages.ts";
import { CompanyFields } from "./company-fields.tsx";
import { companyForm } from "./company-form.ts";

/** The profile of a company. */
export function CompanyProfile({ record }: { record: ReplyOf<typeof corporateCustomers.get> }) {
  const texts = useMessages(companyMessages);
  return (
    <RecordForm {...companyForm} call={calls.corporateCustomers.change} texts={texts} record={record}>
      {(form) => <CompanyFields form={form} />}
    </RecordForm>
  );
}
