import { calls } from "@patron/contract/routes";
import { useNavigate } from "@tanstack/react-router";
import FlaskConical from "lucide-react/icons/flask-conical";
import { useState } from "react";
import { usePathParams } from "#kit/address/address.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { Button } from "#ui/button.tsx";
import { DateRangeField, type DayRange } from "#ui/dates/date-range-field.tsx";
import { Field, FieldGroup } from "#ui/fields/field.tsx";
import { Select } from "#ui/fields/select.tsx";
import { Section } from "#ui/layout/section.tsx";
import { trialMessages } from "./messages.ts";
import { blankTrial, draftOf, FORM_KINDS, type TrialValues } from "./parts/draft.ts";
import { DraftFields } from "./parts/draft-fields.tsx";
import { usePeriods } from "./parts/use-periods.ts";
import { paths } from "./screens.ts";

/** Starts a trial of a whole programme or of prices over a past period. */
export default function CreateTrialScreen() {
  const t = useMessages(trialMessages);
  const navigate = useNavigate();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const { presets, last30 } = usePeriods();
  const [values, setValues] = useState<TrialValues>(blankTrial);
  const [period, setPeriod] = useState<DayRange>(last30);
  const start = useAction(calls.ruleReplays.add, {
    onDone: ({ id }) => void navigate({ to: paths.trial({ loyaltyId, ruleReplayId: id }) }),
  });
  const draft = draftOf(values);
  const change = (part: Partial<TrialValues>) => setValues((before) => ({ ...before, ...part }));
  function run() {
    const { from, to } = period;
    if (draft && from && to) start.run({ path: { loyaltyId }, body: { draft, date_from: from, date_to: to } });
  }
  return (
    <>
      <ScreenHeader purpose={t.newPurpose} />
      <Section title={t.fields.kind} explanation={t.kindHints[values.kind]}>
        <Field label={t.fields.kind}>
          <Select
            value={values.kind}
            options={choices(FORM_KINDS, t.values.kind)}
            onChange={(kind) => change({ kind })}
          />
        </Field>
        <DraftFields loyaltyId={loyaltyId} values={values} onChange={change} />
      </Section>
      <Section title={t.period} explanation={t.assumed}>
        <FieldGroup label={t.period}>
          <DateRangeField value={period} onChange={setPeriod} presets={presets} />
        </FieldGroup>
        <div>
          <Button
            variant="primary"
            icon={FlaskConical}
            loading={start.busy}
            disabled={!draft || !period.from || !period.to}
            onClick={run}
          >
            {t.start}
          </Button>
        </div>
      </Section>
    </>
  );
}
