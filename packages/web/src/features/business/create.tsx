import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { useSwitchBusiness } from "#kit/session/switch-business.ts";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "./messages.ts";
import { RegionSection, regionFailures } from "./parts/region-section.tsx";

/** Adds another business of the same user and enters it. The defaults are those of the current one. */
export default function BusinessCreateScreen() {
  const t = useMessages(businessMessages);
  const present = useSession()?.business;
  const enter = useSwitchBusiness();
  const form = useRecordForm(calls.business.add, {
    ...{ rules: rules.add, texts: t, fieldOf: regionFailures },
    values: {
      country: present?.country ?? "UA",
      currency: present?.currency ?? "UAH",
      time_zone: present?.time_zone ?? "Europe/Kyiv",
      language: present?.language ?? "en",
    },
    body: ({ loyalty_title, ...own }) => ({ ...own, ...(loyalty_title?.trim() && { loyalty_title }) }),
    onDone: ({ id }) => enter(id, null),
  });
  return (
    <>
      <ScreenHeader purpose={t.createPurpose} />
      <FormScreen form={form}>
        <Section title={t.general} explanation={t.newHint}>
          <TextField form={form} name="title" autoComplete="organization" autoFocus />
          <TextField form={form} name="loyalty_title" />
        </Section>
        <RegionSection form={form} />
      </FormScreen>
    </>
  );
}
