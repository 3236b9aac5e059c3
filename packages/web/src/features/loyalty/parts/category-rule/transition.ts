import type { cardCategoryRules } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useCallback } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import type { RangeFacts } from "#kit/rule-sentence/rule-facts.ts";
import { useShow } from "#kit/show.ts";
import { categoryRuleMessages } from "../../messages.ts";

type Rule = ReplyOf<typeof cardCategoryRules.get>;
/** What a sentence tells of a category rule. */
export type DescribedTransition = Pick<
  Rule,
  | "category_from"
  | "category_to"
  | "currency"
  | "depends_on"
  | "period"
  | "threshold_from"
  | "threshold_to"
  | "pos_ids"
  | "apply"
>;

/** What a sentence about a category rule consists of, formatted and with names. */
export interface TransitionFacts {
  /** Null: any category. */
  from: string | null;
  to: string;
  measure: Rule["depends_on"];
  period: Rule["period"];
  range: RangeFacts;
  pos: readonly string[];
  nightly: boolean;
}

/** From zero on is no lower end where there is an upper one. */
function rangeOf(rule: DescribedTransition, number: (text: string) => string): { range: RangeFacts } {
  const from = rule.threshold_from ? number(rule.threshold_from) : "…";
  if (!rule.threshold_to) return { range: { from, to: null } };
  const to = number(rule.threshold_to);
  return { range: /^[0.]+$/.test(rule.threshold_from) ? { from: null, to } : { from, to } };
}

/** Returns what describes a category rule of a programme in a sentence; undefined while names are not loaded. */
export function useTransitionSentence(loyaltyId: string) {
  const t = useMessages(categoryRuleMessages);
  const show = useShow();
  const query = { loyalty_id: loyaltyId };
  const categories = useCall(calls.embedded.cardCategories, { query }).data?.items;
  const places = useCall(calls.embedded.pos, { query }).data?.items;
  const sentence = useCallback(
    (rule: DescribedTransition) => {
      const nameOf = (id: string) => categories?.find((one) => one.id === id)?.title ?? "…";
      const number = (text: string) =>
        rule.depends_on === "amount" ? show.money(text, rule.currency) : show.quantity(text);
      return t.sentence({
        from: rule.category_from && nameOf(rule.category_from),
        to: rule.category_to ? nameOf(rule.category_to) : "…",
        measure: rule.depends_on,
        period: rule.period,
        ...rangeOf(rule, number),
        pos: rule.pos_ids.map((id) => places?.find((one) => one.id === id)?.title ?? "…"),
        nightly: rule.apply === "daily",
      });
    },
    [t, show, categories, places],
  );
  return categories && places ? sentence : undefined;
}
