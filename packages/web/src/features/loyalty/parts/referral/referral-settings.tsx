import type { referralProgram } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/referralProgram";
import { useCall } from "#kit/call/use-call.ts";
import { SwitchField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhotoSection } from "#kit/form/photo-section.tsx";
import { RecordFields } from "#kit/form/record-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { referralMessages } from "../../messages.ts";
import { InvitationPreview } from "./invitation-preview.tsx";
import { RewardFields } from "./reward-fields.tsx";

type Settings = ReplyOf<typeof referralProgram.get>;

/** How customers of a programme invite others, and what both get. */
export function ReferralSettings({ record }: { record: { id: string } }) {
  const path = { loyaltyId: record.id };
  return (
    <Loaded of={useCall(calls.referralProgram.get, { path })} fields={6}>
      {(settings) => <ReferralForm settings={settings} />}
    </Loaded>
  );
}

function ReferralForm({ settings }: { settings: Settings }) {
  const t = useMessages(referralMessages);
  const form = useRecordForm(calls.referralProgram.change, {
    ...{ rules: rules.change, texts: t, record: settings },
  });
  const { referralLogo, removeReferralLogo } = calls.referralProgram;
  const { referrerLogo, removeReferrerLogo } = calls.referralProgram;
  const logo = { ...t, fields: { photo: t.photo } };
  const inviterLogo = { fields: { photo: t.inviterLogo }, photoHint: t.inviterLogoHint, photoAlt: t.inviterLogo };
  return (
    <FormScreen form={form}>
      <Section title={t.work} explanation={t.workHint}>
        <SwitchField form={form} name="active" label={t.active} />
      </Section>
      <Section title={t.invitation} explanation={t.invitationHint}>
        <RecordFields form={form} names={["referral_title", "referral_description"]} />
      </Section>
      <RewardFields form={form} />
      <Section title={t.preview} explanation={t.previewHint}>
        <InvitationPreview form={form} logo={settings.referral_logo} />
      </Section>
      <PhotoSection texts={logo} photo={settings.referral_logo} store={referralLogo} remove={removeReferralLogo} />
      <Section title={t.forInviters} explanation={t.forInvitersHint}>
        <RecordFields form={form} names={["referrer_title", "referrer_description"]} />
      </Section>
      <PhotoSection
        {...{ texts: inviterLogo, photo: settings.referrer_logo, store: referrerLogo, remove: removeReferrerLogo }}
      />
    </FormScreen>
  );
}
