import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/taxes";
import { useNavigate } from "@tanstack/react-router";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { taxesMessages } from "./messages.ts";
import { refusedField } from "./parts/refused.ts";
import { TaxFields } from "./parts/tax-fields.tsx";
import { blankTax, taxBody } from "./parts/tax-values.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";
import { paths } from "./screens.ts";

/** Adds a tax to a programme. */
export default function TaxCreateScreen() {
  const t = useMessages(taxesMessages);
  const navigate = useNavigate();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const form = useCallForm(calls.taxes.add, {
    values: blankTax,
    rules: rules.add,
    request: (values) => {
      const { title, code, classification, type, rate } = values;
      const required = { title, code, classification, type, rate: rate ?? "0" };
      return { path: { loyaltyId }, body: { ...taxBody(values), ...required } };
    },
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.edit({ loyaltyId, taxId: id }), replace: true }),
  });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useTaxCrumbs(loyaltyId, "tax")} />
      <FormScreen form={form}>
        <TaxFields form={form} loyaltyId={loyaltyId} />
      </FormScreen>
    </>
  );
}
