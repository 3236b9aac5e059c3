import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { RuleReplayState } from "@patron/contract/enums";
import { useCallback } from "react";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import type { Tone } from "#ui/tone.ts";
import { trialMessages } from "../messages.ts";

type Trial = ReplyOf<typeof ruleReplays.get>;

type Tried = Pick<Trial, "kind" | "title" | "off_rule_ids" | "rules_count" | "prices_count" | "percent">;

/** Returns the name of a trial: its rule, or what else it changes. */
export function useTrialName() {
  const t = useMessages(trialMessages);
  const show = useShow();
  return useCallback(
    ({ kind, title, off_rule_ids: off, rules_count, prices_count, percent }: Tried) => {
      if (title) return title;
      if (kind === "programme") return t.programmeOf(rules_count ?? 0);
      if (kind === "price-percent")
        return t.pricesBy(`${percent?.startsWith("-") ? "" : "+"}${show.rate(percent ?? "0")}`);
      if (kind === "price-change") return t.changeOf(prices_count ?? 0);
      if (kind === "prices") return t.pricesCount(prices_count ?? 0);
      return off.length > 0 ? t.switchedOff(off.length) : t.draft;
    },
    [t, show],
  );
}

export const stateTone: Record<RuleReplayState, Tone> = {
  running: "info",
  done: "success",
  cancelled: "neutral",
  failed: "danger",
};
