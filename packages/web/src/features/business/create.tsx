import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session.ts";
import { useSwitchBusiness } from "#kit/switch-business.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { Section } from "#ui/layout/section.tsx";
import { businessMessages } from "./messages.ts";
import { PlaceSection, placeFaults } from "./parts/place-section.tsx";

/** Another business of the same person: founded where the present one is, entered as soon as it exists. */
export default function BusinessCreateScreen() {
  const t = useMessages(businessMessages);
  const present = useSession()?.business;
  const enter = useSwitchBusiness();
  const form = useCallForm(calls.business.add, {
    values: useMemo(
      () => ({
        title: "",
        loyalty_title: "",
        country: present?.country ?? "UA",
        currency: present?.currency ?? "UAH",
        time_zone: present?.time_zone ?? "Europe/Kyiv",
        language: present?.language ?? ("en" as const),
      }),
      [present],
    ),
    rules: rules.add,
    request: ({ loyalty_title, ...own }) => ({
      body: { ...own, ...(loyalty_title.trim() ? { loyalty_title } : {}) },
    }),
    fieldOf: placeFaults,
    onDone: ({ id }) => enter(id),
  });
  return (
    <>
      <PageHeader title={t.createTitle} purpose={t.createPurpose} />
      <FormScreen form={form}>
        <Section title={t.general} explanation={t.newHint}>
          <TextField form={form} name="title" label={t.name} autoComplete="organization" autoFocus />
          <TextField form={form} name="loyalty_title" label={t.firstProgramme} hint={t.firstProgrammeHint} />
        </Section>
        <PlaceSection form={form} />
      </FormScreen>
    </>
  );
}
