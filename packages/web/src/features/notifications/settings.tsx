import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/notifications";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { RecipientsFields } from "#kit/notifications/recipients-fields.tsx";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { Section } from "#ui/layout/section.tsx";
import { notificationsMessages } from "./messages.ts";

/** Who in the business hears of what, and by which channel. */
export default function NotificationSettingsScreen() {
  const t = useMessages(notificationsMessages);
  const found = useCall(calls.notifications.settings, {});
  return (
    <>
      <ScreenHeader purpose={t.settingsPurpose} />
      <Loaded of={found} fields={6}>
        {(settings) => <SettingsForm settings={settings} />}
      </Loaded>
    </>
  );
}

type Settings = NonNullable<ReturnType<typeof useSettings>>;
const useSettings = () => useCall(calls.notifications.settings, {}).data;

function SettingsForm({ settings }: { settings: Settings }) {
  const t = useMessages(notificationsMessages);
  const currency = useSession()?.business?.currency;
  const { changeSettings } = calls.notifications;
  const form = useRecordForm(changeSettings, { rules: rules.changeSettings, texts: t, record: settings });
  return (
    <FormScreen form={form}>
      <RecipientsFields form={form} events={settings.events} ownersToo />
      <Section title={t.limits} explanation={t.limitsHint}>
        <RecordFields form={form} names={["refund_from", "report_hour"]} suffixes={{ refund_from: currency }} />
      </Section>
    </FormScreen>
  );
}
