import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import FlaskConical from "lucide-react/icons/flask-conical";
import History from "lucide-react/icons/history";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import type { CallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateRangeField, type DayRange } from "#ui/dates/date-range-field.tsx";
import { FieldGroup } from "#ui/fields/field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { type RuleValues, ruleBody } from "../../parts/rule/values.ts";
import { trialMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import type { Trial } from "./found.ts";
import { StopTrial, TrialProgress, useProgress } from "./trial-progress.tsx";
import { usePeriods } from "./use-periods.ts";
import { Words } from "./words.tsx";

interface PastSalesProps {
  form: CallForm<RuleValues>;
  loyaltyId: string;
  ruleId?: string;
}

/** Tries the rule as it is in the form on the sales of a past period. */
export function PastSales({ form, loyaltyId, ruleId }: PastSalesProps) {
  const t = useMessages(trialMessages);
  const { presets, last30 } = usePeriods();
  const [period, setPeriod] = useState<DayRange>(last30);
  const [startedId, setStartedId] = useState<string>();
  const start = useAction(calls.ruleReplays.add, { onDone: ({ id }) => setStartedId(id) });
  function run() {
    const { from, to } = period;
    if (!from || !to) return;
    const { title, ...rule } = ruleBody(form.control.getValues());
    const named = { ...rule, title: title.trim() || t.draft, ...(ruleId === undefined ? {} : { id: ruleId }) };
    start.run({ path: { loyaltyId }, body: { draft: { kind: "rule", rule: named }, date_from: from, date_to: to } });
  }
  return (
    <Section title={t.sectionTitle} explanation={t.sectionHint}>
      <FieldGroup label={t.period}>
        <DateRangeField value={period} onChange={setPeriod} presets={presets} />
      </FieldGroup>
      <div className="flex flex-wrap gap-3">
        <Button icon={FlaskConical} loading={start.busy} disabled={!period.from || !period.to} onClick={run}>
          {t.start}
        </Button>
        <ButtonLink look="quiet" icon={History} render={<Link to={paths.trials({ loyaltyId })} target="_blank" />}>
          {t.allTrials}
        </ButtonLink>
      </div>
      {startedId !== undefined && <Started key={startedId} loyaltyId={loyaltyId} trialId={startedId} />}
    </Section>
  );
}

/** How far the trial is and what it has found; all of it opens beside the form, whose changes are not saved yet. */
function Started({ loyaltyId, trialId }: { loyaltyId: string; trialId: string }) {
  const trial = useCall(calls.ruleReplays.get, { path: { loyaltyId, ruleReplayId: trialId } }).data;
  return <div aria-live="polite">{trial ? <Summary trial={trial} /> : <Skeleton className="h-12 w-full" />}</div>;
}

function Summary({ trial }: { trial: Trial }) {
  const t = useMessages(trialMessages);
  useProgress(trial);
  const found = trial.result ?? trial.estimate;
  const address = paths.trial({ loyaltyId: trial.loyalty_id, ruleReplayId: trial.id });
  return (
    <div className="flex flex-col gap-3">
      <TrialProgress trial={trial} />
      {found && <Words found={found} />}
      <div className="flex flex-wrap items-center gap-4">
        <StopTrial trial={trial} />
        <TextLink link={<Link to={address} target="_blank" />}>{t.openTrial}</TextLink>
      </div>
    </div>
  );
}
