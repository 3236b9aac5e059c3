import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/businessUser";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { refreshSession } from "#kit/session/session.ts";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { profileMessages } from "../messages.ts";

type Person = ReplyOf<typeof businessUser.profile>;

/** Name and phone. */
export function PersonForm({ person }: { person: Person }) {
  const t = useMessages(profileMessages);
  const { first_name, last_name, phone } = person;
  const form = useCallForm(calls.businessUser.changeProfile, {
    values: useMemo(() => ({ first_name, last_name, phone }), [first_name, last_name, phone]),
    version: person.version,
    texts: t,
    rules: { ...rules.changeProfile, first_name: { ...rules.changeProfile.first_name, required: true } },
    request: (_, changed) => ({ body: changed }),
    fieldOf: { "phone.invalid": "phone" },
    onDone: (user) => refreshSession({ user }),
  });
  return (
    <FormScreen form={form}>
      <Section title={t.person} explanation={t.personHint}>
        <FieldRow>
          <TextField form={form} name="first_name" autoComplete="given-name" />
          <TextField form={form} name="last_name" autoComplete="family-name" />
        </FieldRow>
        <PhoneField form={form} name="phone" hint={person.phone_confirmed ? t.phoneConfirmed : t.phoneOpen} />
      </Section>
    </FormScreen>
  );
}
