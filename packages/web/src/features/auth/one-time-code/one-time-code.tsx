import type { OneTimeCodePurpose } from "@patron/contract/enums";
import { auth } from "@patron/contract/routes/auth";
import { rules } from "@patron/contract/rules/auth";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useAddress } from "#kit/address.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session/session.ts";
import { useProtection } from "#kit/use-protection.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { stayInField } from "../parts/stay-in-field.ts";
import { useEntry } from "../parts/use-entry.ts";
import { strengthOf } from "../strength.ts";
import { oneTimeCodeMessages } from "./messages.ts";

interface Sent {
  /** Of the request: together with the code it proves who reads the mail. */
  token: string;
  login: string;
}
const wrongCode = { "one_time_code.wrong": "code", "one_time_code.dead": "code" } as const;
const oneTimeCode = { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 12, autoFocus: true } as const;
const nothingFirst = () => Promise.resolve();

/** Sends a code by e-mail, and then signs in with it or sets a new password. */
export function OneTimeCode({ purpose, login }: { purpose: OneTimeCodePurpose; login: string }) {
  const t = useMessages(oneTimeCodeMessages);
  const [search] = useAddress();
  const [sent, setSent] = useState<Sent>();
  const [address, setAddress] = useState(login);
  const isSignIn = purpose === "sign-in";
  function onSent(next: Sent) {
    setAddress(next.login);
    setSent(next);
  }
  return (
    <>
      {sent ? (
        <Card title={t.checkEmail} description={t.codeSent(sent.login)}>
          {isSignIn ? <SignInByCode token={sent.token} /> : <NewPassword token={sent.token} />}
        </Card>
      ) : (
        <Card
          title={isSignIn ? t.byCodeTitle : t.forgotTitle}
          description={isSignIn ? t.byCodePurpose : t.forgotPurpose}
        >
          <RequestForm purpose={purpose} login={address} onSent={onSent} />
        </Card>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-2">
        {sent && (
          <Button look="link" onMouseDown={stayInField} onClick={() => setSent(undefined)}>
            {t.sendAgain}
          </Button>
        )}
        <ButtonLink
          look="link"
          render={<Link to="/auth" search={{ ...search, tab: undefined }} onMouseDown={stayInField} />}
        >
          {t.backToSignIn}
        </ButtonLink>
      </p>
    </>
  );
}

interface RequestFormProps {
  purpose: OneTimeCodePurpose;
  login: string;
  onSent: (sent: Sent) => void;
}

function RequestForm({ purpose, login, onSent }: RequestFormProps) {
  const t = useMessages(oneTimeCodeMessages);
  const { fields } = useMessages(authMessages);
  const protection = useProtection(auth.oneTimeCodePre);
  const form = useEntry(auth.sendOneTimeCode, {
    values: { login },
    rules: { login: { ...rules.sendOneTimeCode.login, email: true } },
    request: (values) => ({ body: { ...values, purpose, recaptcha_token: protection.token() } }),
    fieldOf: {},
    onDone: ({ token }) => onSent({ token, login: form.control("login").value.trim() }),
  });
  return (
    <PlainForm form={form} submit={t.sendCode} before={protection.prepare}>
      <Field label={fields.email} {...form.frame("login")}>
        <Input {...form.control("login")} type="email" autoComplete="username" autoFocus />
      </Field>
    </PlainForm>
  );
}

function SignInByCode({ token }: { token: string }) {
  const t = useMessages(authMessages);
  const form = useEntry(auth.signInByCode, {
    values: { code: "" },
    rules: { code: rules.signInByCode.code },
    request: (values) => ({ body: { ...values, token } }),
    fieldOf: wrongCode,
    onDone: enterSession,
  });
  return (
    <PlainForm form={form} submit={t.signIn} before={nothingFirst}>
      <Field label={t.fields.code} {...form.frame("code")}>
        <Input {...form.control("code")} {...oneTimeCode} />
      </Field>
    </PlainForm>
  );
}

function NewPassword({ token }: { token: string }) {
  const t = useMessages(oneTimeCodeMessages);
  const { fields } = useMessages(authMessages);
  const form = useEntry(auth.setNewPassword, {
    values: { code: "", password: "" },
    rules: { code: rules.setNewPassword.code, password: { required: true, minLength: 8 } },
    request: (values) => ({ body: { ...values, token } }),
    fieldOf: { ...wrongCode, "password.weak": "password" },
    onDone: enterSession,
  });
  const password = form.control("password");
  return (
    <PlainForm form={form} submit={t.savePassword} before={nothingFirst}>
      <Field label={fields.code} {...form.frame("code")}>
        <Input {...form.control("code")} {...oneTimeCode} />
      </Field>
      <Field label={t.newPassword} hint={t.passwordHint} {...form.frame("password")}>
        <PasswordField
          {...password}
          autoComplete="new-password"
          {...(password.value ? { strength: strengthOf(password.value) } : {})}
        />
      </Field>
    </PlainForm>
  );
}
