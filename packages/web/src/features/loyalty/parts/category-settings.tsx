import type { cardCategories } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { MESSAGE_CHANNELS } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/cardCategories";
import { useCall } from "#kit/call/use-call.ts";
import { SelectField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { choices } from "#kit/options.ts";
import { Section } from "#ui/layout/section.tsx";
import { categoryMessages } from "../messages.ts";

/** When the categories of a programme are checked at night, and who is told of a new one. */
export function CategorySettings({ loyaltyId }: { loyaltyId: string }) {
  const { data } = useCall(calls.cardCategories.settings, { path: { loyaltyId } });
  return data ? <SettingsForm settings={data} /> : null;
}

function SettingsForm({ settings }: { settings: ReplyOf<typeof cardCategories.settings> }) {
  const t = useMessages(categoryMessages);
  const form = useRecordForm(calls.cardCategories.changeSettings, {
    ...{ rules: rules.changeSettings, texts: t, record: settings },
  });
  return (
    <FormScreen form={form}>
      <Section title={t.nightly} explanation={t.nightlyHint}>
        <RecordFields form={form} names={["auto_assign_active", "recalc_time"]} />
      </Section>
      <Section title={t.notices} explanation={t.noticesHint}>
        <RecordFields form={form} names={["notify_raise", "notify_lower"]} />
        <SelectField
          form={form}
          name="notification_channel"
          none={t.channelsOfMessage}
          options={choices(MESSAGE_CHANNELS, t.values.notification_channel)}
        />
      </Section>
    </FormScreen>
  );
}
