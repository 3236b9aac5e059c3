import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ruleMessages } from "../../messages.ts";
import { type TryCheck, tryBody, useRested } from "./try-state.ts";
import { type RuleValues, ruleBody } from "./values.ts";

/** A rule that is being written, and the sample check that it is tried on. */
export interface Trial {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
  check: TryCheck;
  onCheck: (check: TryCheck) => void;
}

const placeholder = {
  rule: { title: "-", action_type: "discount-check-percent" as const },
  check: { items: [] },
};

/** What the rule, as it stands in the form, would do to the sample check: asked of the server as the reader types, once for all who show it. */
export function useTrial({ form, loyaltyId, ruleId, check }: Trial) {
  const t = useMessages(ruleMessages);
  const values = useWatch({ control: form.control.control }) as RuleValues; // Every field has a value from the beginning.
  // Every new rule begins without a value: that needs no server to tell.
  const hasValue = values.depends_on !== "none" || values.by_group || Boolean(values.value);
  const body = useRested(hasValue ? (tryBody(ruleBody(values), t, check, ruleId) ?? null) : null, 350);
  const requested = { path: { loyaltyId }, body: body ?? placeholder };
  return { values, hasValue, ...useCall(calls.rules.try, requested, { enabled: body !== null }) };
}
