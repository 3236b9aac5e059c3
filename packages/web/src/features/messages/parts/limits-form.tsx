import type { messageSettings } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/messageSettings";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Section } from "#ui/layout/section.tsx";
import { ProgressBar } from "#ui/progress-bar.tsx";
import { limitsMessages } from "../limits-messages.ts";

type Settings = ReplyOf<typeof messageSettings.get>;

/** What holds for every channel: when advertising waits, and how much messages may cost in a month. */
export function LimitsForm() {
  const found = useCall(calls.messageSettings.get, {});
  return (
    <Loaded of={found} fields={3}>
      {(settings) => <Fields settings={settings} />}
    </Loaded>
  );
}

function Fields({ settings }: { settings: Settings }) {
  const t = useMessages(limitsMessages);
  const form = useRecordForm(calls.messageSettings.change, {
    rules: rules.change,
    texts: t,
    record: settings,
    fieldOf: { "quiet_hours.incomplete": ({ quiet_from }) => (quiet_from ? "quiet_to" : "quiet_from") },
  });
  return (
    <FormScreen form={form}>
      <Section title={t.quiet} explanation={t.quietHint}>
        <RecordFields form={form} names={[["quiet_from", "quiet_to"]]} />
        <p className="text-body text-muted">{t.quietZone}</p>
      </Section>
      <Section title={t.spending} explanation={t.spendingHint}>
        <RecordFields form={form} names={["month_limit"]} suffixes={{ month_limit: settings.currency }} />
        <Spent settings={settings} />
        <p className="text-body text-muted">{t.noPrices}</p>
      </Section>
    </FormScreen>
  );
}

function Spent({ settings: { spent, month_limit, currency } }: { settings: Settings }) {
  const t = useMessages(limitsMessages);
  const show = useShow();
  const sum = show.unitPrice(spent, currency);
  if (month_limit === null) return <p className="text-body">{t.spentSoFar(sum)}</p>;
  const limit = Number(month_limit);
  return (
    <ProgressBar
      label={t.fields.spent}
      done={Math.min(Number(spent), limit)}
      total={Math.max(limit, 1)}
      text={t.spentOf(sum, show.unitPrice(month_limit, currency))}
    />
  );
}
