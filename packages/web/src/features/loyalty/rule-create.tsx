import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/rules";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { usePathParams } from "#kit/address/address.ts";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { ruleMessages } from "./messages.ts";
import { RuleForm } from "./parts/rule/rule-form.tsx";
import { blankRule, refusedField, ruleBody } from "./parts/rule/values.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";
import { paths } from "./screens.ts";

/** Adds a rule to a programme. */
export default function RuleCreateScreen() {
  const t = useMessages(ruleMessages);
  const navigate = useNavigate();
  const path = usePathParams<"loyaltyId">();
  const currency = useSession()?.business?.currency ?? null;
  const form = useCallForm(calls.rules.add, {
    values: useMemo(() => blankRule(currency), [currency]),
    ...{ rules: rules.add, texts: t },
    request: (values) => ({ path, body: ruleBody(values) }),
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.editRule({ ...path, ruleId: id }), replace: true }),
  });
  const crumbs = useLoyaltyCrumbs(path.loyaltyId, "rules");
  return (
    <>
      <ScreenHeader purpose={t.tryPurpose} crumbs={crumbs} />
      <RuleForm form={form} loyaltyId={path.loyaltyId} />
    </>
  );
}
