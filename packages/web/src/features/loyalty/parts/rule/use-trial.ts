import { calls } from "@patron/contract/routes";
import { useWatch } from "react-hook-form";
import { useCall } from "#kit/call/use-call.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useDebounced } from "#kit/use-debounced.ts";
import { ruleMessages } from "../../messages.ts";
import { momentOf, type Sample, tryBody } from "./try-state.ts";
import { type RuleValues, ruleBody } from "./values.ts";

/** A rule that is being edited, and the sample sale that it is tried on. */
export interface Trial {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
  sample: Sample;
  onSample: (sample: Sample) => void;
}

const placeholder = {
  rule: { title: "-", action_type: "discount-check-percent" as const },
  check: { items: [] },
};

/** Returns the effect of the edited rule on the sample sale. Requested while the user edits, once for all components that show it. */
export function useTrial({ form, loyaltyId, ruleId, sample }: Trial) {
  const t = useMessages(ruleMessages);
  const timeZone = useSiteTimeZone(loyaltyId, sample.posId);
  const values = useWatch({ control: form.control.control }) as RuleValues; // Every field has a value from the beginning.
  // A new rule has no value yet, which needs no request to find out.
  const hasValue = values.depends_on !== "none" || values.by_group || Boolean(values.value);
  const options = { ruleId, at: momentOf(sample, timeZone) };
  const edited = hasValue ? tryBody(ruleBody(values), t, sample, options) : undefined;
  const text = useDebounced(JSON.stringify(edited ?? null), 350);
  const body = JSON.parse(text) as typeof edited | null; // Written by JSON a line above.
  const request = { path: { loyaltyId }, body: body ?? placeholder };
  return { values, hasValue, ...useCall(calls.rules.try, request, { enabled: body !== null }) };
}

/** The time zone of the point of sale, else of the programme. */
function useSiteTimeZone(loyaltyId: string, posId: string | null): string {
  const loyalty = useCall(calls.loyalty.get, { path: { loyaltyId } }).data;
  const pos = useCall(calls.pos.get, { path: { posId: posId ?? "" } }, { enabled: posId !== null }).data;
  return (posId && pos?.time_zone) || loyalty?.time_zone || "UTC";
}
