import { calls } from "@patron/contract/routes";
import CircleStop from "lucide-react/icons/circle-stop";
import { useEffect } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { trialMessages } from "../messages.ts";
import type { Trial } from "./found.ts";

const refreshMs = 1_500;

/** Loads a trial again and again until it has ended. */
export function useProgress({ id, loyalty_id: loyaltyId, state }: Pick<Trial, "id" | "loyalty_id" | "state">): void {
  const { refetch } = useCall(calls.ruleReplays.get, { path: { loyaltyId, ruleReplayId: id } });
  const isRunning = state === "running";
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => void refetch(), refreshMs);
    return () => clearInterval(timer);
  }, [isRunning, refetch]);
}

/** How far a trial is, or why it has no result. */
export function TrialProgress({ trial: { state, sales_count: all, done_count: done } }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  const show = useShow();
  if (state === "cancelled") return <Callout>{t.stopped}</Callout>;
  if (state === "failed") return <Callout tone="danger">{t.failed}</Callout>;
  if (state === "done") return null;
  return (
    <ProgressBar
      label={all === null ? t.counting : t.progress}
      done={all === null ? null : done}
      total={Math.max(all ?? 1, 1)}
      {...(all === null ? {} : { text: t.doneOf(show.number(done), show.number(all)) })}
    />
  );
}

/** Stops a trial that runs. */
export function StopTrial({ trial: { id, loyalty_id, state } }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  const stop = useAction(calls.ruleReplays.cancel);
  if (state !== "running") return null;
  return (
    <Button
      icon={CircleStop}
      loading={stop.busy}
      onClick={() => stop.run({ path: { loyaltyId: loyalty_id, ruleReplayId: id } })}
    >
      {t.stop}
    </Button>
  );
}
