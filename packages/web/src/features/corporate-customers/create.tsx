import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { companyMessages } from "./messages.ts";
import { CompanyFields } from "./parts/company-fields.tsx";
import { companyForm } from "./parts/company-form.ts";

/** Adds a company. */
export default function CompanyCreateScreen() {
  return (
    <CreateScreen {...companyForm} call={calls.corporateCustomers.add} texts={useMessages(companyMessages)}>
      {(form) => <CompanyFields form={form} />}
    </CreateScreen>
  );
}
