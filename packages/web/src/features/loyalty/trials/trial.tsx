import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { RecordScreen } from "#kit/record/record-screen.tsx";
import { RemoveRecord } from "#kit/record/remove-record.tsx";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Callout } from "#ui/callout.tsx";
import { trialMessages } from "./messages.ts";
import type { Trial } from "./parts/found.ts";
import { stateTone, useTrialName } from "./parts/trial-name.ts";
import { StopTrial, TrialProgress, useProgress } from "./parts/trial-progress.tsx";
import { TrialResult } from "./parts/trial-result.tsx";
import { Tried } from "./parts/tried.tsx";

/** Other rules or prices over past sales: how far it is, what was found, and another trial beside it. */
export default function TrialScreen() {
  const t = useMessages(trialMessages);
  const show = useShow();
  const nameOf = useTrialName();
  return (
    <RecordScreen
      call={calls.ruleReplays.get}
      title={nameOf}
      purpose={({ date_from, date_to }) => show.days(date_from, date_to)}
      status={({ state }) => <Status tone={stateTone[state]}>{t.values.state[state]}</Status>}
      actions={(trial) => <StopTrial trial={trial} />}
    >
      {(trial) => (
        <>
          <Found trial={trial} />
          <div className="my-6">
            <Tried trial={trial} />
          </div>
          <RemoveRecord
            call={calls.ruleReplays.remove}
            record={{ title: nameOf(trial), version: trial.version }}
            texts={t}
          />
        </>
      )}
    </RecordScreen>
  );
}

function Found({ trial }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  useProgress(trial);
  const found = trial.result ?? trial.estimate;
  return (
    <div className="flex flex-col gap-6">
      <TrialProgress trial={trial} />
      {found && !trial.result && trial.state === "running" && <Callout>{t.estimated}</Callout>}
      {found && <TrialResult trial={trial} found={found} />}
    </div>
  );
}
