import { useWatch } from "react-hook-form";
import { useMessages } from "#kit/messages.ts";
import { useRuleSentence } from "#kit/rule-sentence/use-rule-sentence.ts";
import { useDebounced } from "#kit/use-debounced.ts";
import { ruleMessages } from "../../messages.ts";
import { type RulePart, type RuleValues, ruleBody } from "./values.ts";

/** The whole rule in a sentence while it is edited. It follows with a delay, so that screen readers are not flooded. */
export function InWords({ form, loyaltyId }: RulePart) {
  const t = useMessages(ruleMessages);
  const values = useWatch({ control: form.control.control }) as RuleValues; // Every field has an initial value.
  const rule = ruleBody(values);
  const sentenceOf = useRuleSentence(loyaltyId, [rule]);
  const sentence = useDebounced(sentenceOf?.(rule) ?? null, 400);
  return (
    <section aria-label={t.inWords} className="mb-4 rounded-card border border-default bg-sunken px-4 py-3">
      <p className="text-table text-muted">{t.inWords}</p>
      <p aria-live="polite" className="mt-1 min-h-6 wrap-anywhere text-section text-default">
        <bdi>{sentence}</bdi>
      </p>
    </section>
  );
}
