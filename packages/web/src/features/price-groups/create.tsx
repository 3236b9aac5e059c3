import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/priceGroups";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { useSession } from "#kit/session.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { priceGroupsMessages } from "./messages.ts";
import { GroupFields } from "./parts/group-fields.tsx";
import { blankGroup, groupBody } from "./parts/group-values.ts";
import { paths, screens } from "./screens.ts";

/** Adds a price group in the currency of the business unless another is chosen. */
export default function PriceGroupCreateScreen() {
  const t = useMessages(priceGroupsMessages);
  const { programme, error, retry } = useProgramme();
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useCrumbs(screens.list)} />
      <Loaded of={{ data: programme, error, refetch: retry }} fields={4}>
        {({ id }) => <CreateForm loyaltyId={id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ loyaltyId }: { loyaltyId: string }) {
  const navigate = useNavigate();
  const currency = useSession()?.business?.currency;
  const form = useCallForm(calls.priceGroups.add, {
    values: useMemo(() => blankGroup(loyaltyId, currency), [loyaltyId, currency]),
    rules: rules.add,
    request: (values) => {
      const { title, loyalty_id } = values;
      return { path: { loyaltyId: loyalty_id }, body: { ...groupBody(values), title, currency: values.currency } };
    },
    fieldOf: { "currency.unknown": "currency", "loyalty.not_found": "loyalty_id" },
    onDone: ({ id, loyalty_id }) =>
      void navigate({ to: paths.edit({ loyaltyId: loyalty_id, priceGroupId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <GroupFields form={form} />
    </FormScreen>
  );
}
