import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/corporateCustomers";
import { useNavigate } from "@tanstack/react-router";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { companyMessages } from "./messages.ts";
import { CompanyFields } from "./parts/company-fields.tsx";
import { blankCompany, companyBody, refusedField } from "./parts/company-values.ts";
import { paths, screens } from "./screens.ts";

/** Adds a company that buys. */
export default function CompanyCreateScreen() {
  const t = useMessages(companyMessages);
  const navigate = useNavigate();
  const form = useCallForm(calls.corporateCustomers.add, {
    values: blankCompany,
    rules: rules.add,
    request: (values) => ({ body: { ...companyBody(values), title: values.title } }),
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.edit({ customerId: id }), replace: true }),
  });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useCrumbs(screens.list)} />
      <FormScreen form={form}>
        <CompanyFields form={form} />
      </FormScreen>
    </>
  );
}
