import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import { usePathParams } from "#kit/address.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { taxesMessages } from "./messages.ts";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxForm } from "./parts/tax-form.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";
import { paths } from "./screens.ts";

/** Adds a tax to a programme. */
export default function TaxCreateScreen() {
  const t = useMessages(taxesMessages);
  const navigate = useNavigate();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const form = useRecordForm(calls.taxes.add, {
    ...taxForm,
    ...{ texts: t, path: { loyaltyId }, values: { type: "percentage", precision: 2, active: true } },
    onDone: ({ id }) => void navigate({ to: paths.edit({ loyaltyId, taxId: id }), replace: true }),
  });
  return (
    <>
      <ScreenHeader crumbs={useTaxCrumbs(loyaltyId)} />
      <FormScreen form={form}>
        <TaxFields form={form} loyaltyId={loyaltyId} />
      </FormScreen>
    </>
  );
}
