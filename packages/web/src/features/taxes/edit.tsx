import type { taxes } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/taxes";
import { useMemo } from "react";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { HistorySection } from "#kit/history/history.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { refusedField } from "./parts/refused.ts";
import { RemoveTax } from "./parts/remove-tax.tsx";
import { TaxFields } from "./parts/tax-fields.tsx";
import { taxBody, taxValues } from "./parts/tax-values.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";

/** One tax of a programme. */
export default function TaxEditScreen() {
  const common = useCommonMessages();
  const path = usePathParams<"loyaltyId" | "taxId">();
  const crumbs = useTaxCrumbs(path.loyaltyId, "tax");
  const { data: one, error, refetch } = useCall(calls.taxes.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  if (one?.id !== path.taxId) return <SkeletonForm fields={7} />;
  return (
    <>
      <PageHeader
        title={one.title}
        crumbs={crumbs}
        status={one.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>}
      />
      <TaxForm tax={one} />
      <HistorySection of={one.id} />
    </>
  );
}

function TaxForm({ tax }: { tax: ReplyOf<typeof taxes.get> }) {
  const path = { loyaltyId: tax.loyalty_id, taxId: tax.id };
  const form = useCallForm(calls.taxes.change, {
    values: useMemo(() => taxValues(tax), [tax]),
    version: tax.version,
    rules: rules.add,
    request: (_, changed) => ({ path, body: taxBody(changed) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <TaxFields form={form} loyaltyId={tax.loyalty_id} />
      {!tax.is_used && <RemoveTax tax={tax} />}
    </FormScreen>
  );
}
