import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/loyalty";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { loyaltyMessages } from "./messages.ts";
import { LoyaltyFields } from "./parts/loyalty-fields.tsx";
import { blankLoyalty, loyaltyBody } from "./parts/loyalty-values.ts";
import { paths, screens } from "./screens.ts";

/** Adds a loyalty programme; place and language are the business's at first. */
export default function LoyaltyCreateScreen() {
  const t = useMessages(loyaltyMessages);
  const navigate = useNavigate();
  const business = useSession()?.business;
  const form = useCallForm(calls.loyalty.add, {
    values: useMemo(() => blankLoyalty(business), [business]),
    rules: rules.add,
    request: (values) => ({ body: { ...loyaltyBody(values), title: values.title } }),
    fieldOf: { "time_zone.unknown": "time_zone", "country.unknown": "country" },
    onDone: ({ id }) => void navigate({ to: paths.edit({ loyaltyId: id }), replace: true }),
  });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useCrumbs(screens.list)} />
      <FormScreen form={form}>
        <LoyaltyFields form={form} />
      </FormScreen>
    </>
  );
}
