import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/rules";
import { useMemo } from "react";
import { usePathParams } from "#kit/address/address.ts";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { ruleMessages } from "./messages.ts";
import { describesRule, RuleChanges } from "./parts/rule/rule-changes.tsx";
import { RuleForm } from "./parts/rule/rule-form.tsx";
import { RuleThen } from "./parts/rule/rule-then.tsx";
import { type Rule, refusedField, ruleBody, ruleValues } from "./parts/rule/values.ts";
import { useLoyaltyCrumbs } from "./parts/use-loyalty-crumbs.tsx";

type Path = Record<"loyaltyId" | "ruleId", string>;

/** One rule of a programme. */
export default function RuleEditScreen() {
  const path: Path = usePathParams<"loyaltyId" | "ruleId">();
  return (
    <RecordScreen
      call={calls.rules.get}
      crumbs={useLoyaltyCrumbs(path.loyaltyId, "rules")}
      describe={(rule) => (line, lines) =>
        describesRule(rule, line) ? <RuleChanges rule={rule} line={line} lines={lines} /> : null
      }
    >
      {(rule) => (
        <>
          <RuleThen rule={rule} />
          <EditForm path={path} rule={rule} />
        </>
      )}
    </RecordScreen>
  );
}

function EditForm({ path, rule }: { path: Path; rule: Rule }) {
  const form = useCallForm(calls.rules.change, {
    values: useMemo(() => ruleValues(rule), [rule]),
    version: rule.version,
    ...{ rules: rules.add, texts: useMessages(ruleMessages) },
    request: (values) => ({ path, body: ruleBody(values) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return <RuleForm form={form} {...path} />;
}
