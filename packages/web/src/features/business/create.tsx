import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/business";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { TextField } from "#kit/form/fields.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession, useSession } from "#kit/session.ts";
import { PageHeader } from "#ui/page-header.tsx";
import { Section } from "#ui/section.tsx";
import { businessMessages } from "./messages.ts";
import { PlaceSection, placeFaults } from "./parts/place-section.tsx";

/** Another business of the same person: founded where the present one is, entered as soon as it exists. */
export default function BusinessCreateScreen() {
  const t = useMessages(businessMessages);
  const navigate = useNavigate();
  const present = useSession()?.business;
  const enter = useAction(calls.auth.switchBusiness, {
    onDone: (session) => {
      enterSession(session);
      void navigate({ to: "/" });
    },
  });
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
    ask: ({ loyalty_title, ...own }) => ({
      body: { ...own, ...(loyalty_title.trim() ? { loyalty_title } : {}) },
    }),
    fieldOf: placeFaults,
    onDone: ({ id }) => enter.run({ body: { business_id: id } }),
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
