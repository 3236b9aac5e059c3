import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/rules";
import { useMemo } from "react";
import { usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { HistorySection } from "#kit/history/history.tsx";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { Status } from "#ui/badge.tsx";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { RuleScreen } from "./parts/rule/rule-screen.tsx";
import { type Rule, refusedField, ruleBody, ruleValues } from "./parts/rule/values.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

type Path = Record<"loyaltyId" | "ruleId", string>;

/** One rule of a programme. */
export default function RuleEditScreen() {
  const path: Path = usePathParams<"loyaltyId" | "ruleId">();
  const { data, error, refetch } = useCall(calls.rules.get, { path });
  if (error) return <LoadFailure error={error} retry={() => void refetch()} />;
  return data ? <RuleForm path={path} rule={data} /> : <SkeletonForm fields={8} />;
}

function RuleForm({ path, rule }: { path: Path; rule: Rule }) {
  const common = useCommonMessages();
  const crumbs = useLoyaltyCrumbs(path.loyaltyId, "rules");
  const form = useCallForm(calls.rules.change, {
    values: useMemo(() => ruleValues(rule), [rule]),
    version: rule.version,
    rules: rules.add,
    request: (values) => ({ path, body: ruleBody(values) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  const status = rule.active ? <Status tone="success">{common.active}</Status> : <Status>{common.inactive}</Status>;
  return (
    <>
      <RuleScreen
        form={form}
        loyaltyId={path.loyaltyId}
        ruleId={path.ruleId}
        head={<PageHeader title={rule.title} crumbs={crumbs} status={status} />}
      />
      <HistorySection of={rule.id} />
    </>
  );
}
