import type { staffInvitations as Group } from "@patron/contract";
import { Failure, type ReplyOf } from "@patron/contract/client";
import { staffInvitations } from "@patron/contract/routes/staffInvitations";
import { rules } from "@patron/contract/rules/staffInvitations";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import { request } from "#kit/call/client.ts";
import { failureOf } from "#kit/call/failure-of.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession, useSession } from "#kit/session/session.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { useEntry } from "../parts/use-entry.ts";
import { invitedMessages } from "./messages.ts";

type Invitation = ReplyOf<typeof Group.show>;

/** The target of a letter's link: who invites to what. Opening it accepts nothing, so that mail scanners do not. */
export function StaffInvitation({ token }: { token: string }) {
  const t = useMessages(invitedMessages);
  const common = useCommonMessages();
  const session = useSession();
  const [found, setFound] = useState<Invitation | Failure | null>(null);
  useEffect(() => {
    let left = false;
    request(staffInvitations.show, { body: { token } }).then(
      (invitation) => !left && setFound(invitation),
      (error: unknown) => !left && setFound(failureOf(error)),
    );
    return () => {
      left = true;
    };
  }, [token]);
  if (found === null) return <p className="text-body text-muted">{t.loading}</p>;
  if (found instanceof Failure)
    return (
      <>
        <Callout tone="danger" title={t.failed}>
          {failureText(common, found)}
        </Callout>
        <ButtonLink variant="primary" size="lg" fullWidth render={<Link to="/auth" />}>
          {t.toSignIn}
        </ButtonLink>
      </>
    );
  const { business, inviter } = found;
  const isOwn = session?.user.email?.toLowerCase() === found.email.toLowerCase();
  return (
    <Card title={t.title(business)} description={t.purpose(inviter, business)}>
      {isOwn ? <Join token={token} email={found.email} /> : <Accept token={token} email={found.email} />}
    </Card>
  );
}

/** Works with the account that is signed in. */
function Join({ token, email }: { token: string; email: string }) {
  const t = useMessages(invitedMessages);
  const enter = useEnter();
  const join = useAttempt(staffInvitations.join, { onDone: enter });
  return (
    <Button variant="primary" size="lg" fullWidth loading={join.busy} onClick={() => join.run({ body: { token } })}>
      {t.join(email)}
    </Button>
  );
}

function Accept({ token, email }: { token: string; email: string }) {
  const t = useMessages(invitedMessages);
  const { fields } = useMessages(authMessages);
  const enter = useEnter();
  const form = useEntry(staffInvitations.accept, {
    values: { password: "" },
    rules: { password: rules.accept.password },
    request: ({ password }) => ({ body: { token, password } }),
    fieldOf: { "auth.refused": "password", "password.weak": "password" },
    onDone: enter,
  });
  return (
    <PlainForm form={form} submit={t.accept} before={() => Promise.resolve()}>
      <Field label={fields.email}>
        <Input name="email" type="email" autoComplete="username" value={email} readOnly onChange={() => undefined} />
      </Field>
      <Field label={fields.password} hint={t.passwordHint} {...form.frame("password")}>
        <PasswordField {...form.control("password")} autoComplete="current-password" autoFocus />
      </Field>
    </PlainForm>
  );
}

/** Enters the session that accepting has opened, at the start page. */
function useEnter() {
  const navigate = useNavigate();
  return (opened: ReplyOf<typeof Group.accept>) => {
    enterSession(opened);
    void navigate({ href: "/", replace: true });
  };
}
