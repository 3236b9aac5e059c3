import type { businessUser } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/businessUser";
import { useMemo } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { refreshSession } from "#kit/session/session.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { FieldRow, Section } from "#ui/layout/section.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { profileMessages } from "../messages.ts";

type Person = ReplyOf<typeof businessUser.profile>;

/** Name and phone; the e-mail address and whether it is confirmed. */
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
        <PhoneField form={form} name="phone" />
        {person.email !== null && <EmailLine email={person.email} confirmed={person.email_confirmed} />}
      </Section>
    </FormScreen>
  );
}

function EmailLine({ email, confirmed }: { email: string; confirmed: boolean }) {
  const t = useMessages(profileMessages);
  const again = useAction(calls.businessUser.requestConfirmEmail, {
    onDone: () => toast({ type: "success", message: t.sentAgain }),
  });
  return (
    <div className="flex flex-col gap-1.5">
      <span className="text-body font-medium">{t.fields.email}</span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-2 text-body">
        <span className="min-w-0 break-all">{email}</span>
        {confirmed ? (
          <Status tone="success">{t.emailConfirmed}</Status>
        ) : (
          <Button size="sm" loading={again.busy} onClick={() => again.run({ path: { email } })}>
            {t.sendAgain}
          </Button>
        )}
      </span>
      {!confirmed && <span className="text-table text-muted">{t.emailOpen}</span>}
    </div>
  );
}
