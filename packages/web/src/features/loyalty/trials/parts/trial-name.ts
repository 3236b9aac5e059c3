import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { RuleReplayState } from "@patron/contract/enums";
import { useCallback } from "react";
import { useMessages } from "#kit/messages.ts";
import type { Tone } from "#ui/tone.ts";
import { trialMessages } from "../messages.ts";

type Trial = ReplyOf<typeof ruleReplays.get>;

/** Returns the name of a trial: its rule, or how many rules it switches off. */
export function useTrialName() {
  const t = useMessages(trialMessages);
  return useCallback(
    ({ title, off_rule_ids: off }: Pick<Trial, "title" | "off_rule_ids">) =>
      title || (off.length > 0 ? t.switchedOff(off.length) : t.draft),
    [t],
  );
}

export const stateTone: Record<RuleReplayState, Tone> = {
  running: "info",
  done: "success",
  cancelled: "neutral",
  failed: "danger",
};
