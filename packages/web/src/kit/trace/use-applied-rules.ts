import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useCall } from "../call/use-call.ts";
import { useRuleSentence } from "../rule-sentence/use-rule-sentence.ts";
import { useAccess } from "../session/access.ts";
import type { Entry, PricedCheck } from "./trace-text.ts";

export type DescribeRule = (source: Entry["source"]) => string | undefined;

/**
 * Describes the rules of a check in a sentence each. Returns undefined for a rule that has changed since, because the sentence would
 * describe another rule than the one that priced the check.
 */
export function useAppliedRules(check: PricedCheck, loyaltyId: string): DescribeRule {
  const allowed = useAccess();
  const versions = useMemo(() => versionsOf(check), [check]);
  const enabled = versions.size > 0 && allowed([calls.rules.list]);
  const { data } = useCall(calls.rules.list, { path: { loyaltyId } }, { enabled });
  const rules = useMemo(
    () => (data?.items ?? []).filter(({ id, version }) => versions.get(id) === version),
    [data, versions],
  );
  const sentenceOf = useRuleSentence(loyaltyId, rules);
  return (source) => {
    const rule = source?.kind === "rule" ? rules.find(({ id }) => id === source.id) : undefined;
    return rule && sentenceOf?.(rule);
  };
}

/** The version of each rule that the trace names. */
function versionsOf({ trace }: PricedCheck): Map<string, number> {
  const sources = [...trace.entries, ...trace.rejected].map(({ source }) => source);
  return new Map(
    sources.flatMap((source): [string, number][] =>
      source?.kind === "rule" && source.id && source.version !== null ? [[source.id, source.version]] : [],
    ),
  );
}
