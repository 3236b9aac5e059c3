import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/corporateCustomers";
import { useNavigate } from "@tanstack/react-router";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { companyMessages } from "./messages.ts";
import { CompanyFields } from "./parts/company-fields.tsx";
import { refusedField } from "./parts/refused.ts";
import { paths } from "./screens.ts";

/** Adds a company that buys. */
export default function CompanyCreateScreen() {
  const t = useMessages(companyMessages);
  const navigate = useNavigate();
  const form = useRecordForm(calls.corporateCustomers.add, {
    ...{ rules: rules.add, texts: t, fieldOf: refusedField },
    onDone: ({ id }) => void navigate({ to: paths.edit({ customerId: id }), replace: true }),
  });
  return (
    <>
      <ScreenHeader />
      <FormScreen form={form}>
        <CompanyFields form={form} />
      </FormScreen>
    </>
  );
}
