import type { OneTimeCodePurpose } from "@patron/contract/enums";
import { auth } from "@patron/contract/routes/auth";
import { platform } from "@patron/contract/routes/platform";
import { rules } from "@patron/contract/rules/auth";
import { Link } from "@tanstack/react-router";
import { use, useEffect, useState } from "react";
import { useAddress } from "#kit/address/address.ts";
import { request } from "#kit/call/client.ts";
import { chunk } from "#kit/chunk.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { enterSession } from "#kit/session/session.ts";
import { useProtection } from "#kit/use-protection.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import type { PhoneFieldProps } from "#ui/fields/phone-field.tsx";
import { Card } from "#ui/layout/card.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "../parts/plain-form.tsx";
import { stayInField } from "../parts/stay-in-field.ts";
import { useEntry } from "../parts/use-entry.ts";
import { strengthOf } from "../strength.ts";
import { oneTimeCodeMessages } from "./messages.ts";

/** Most people use their e-mail address. */
const phoneField = chunk(() => import("#ui/fields/phone-field.tsx"));

/** Where the code goes. */
type Way = "email" | "phone";
interface Sent {
  /** Of the request: together with the code it proves who reads the mail. */
  token: string;
  login: string;
}
const wrongCode = { "one_time_code.wrong": "code", "one_time_code.dead": "code" } as const;
const oneTimeCode = { autoComplete: "one-time-code", inputMode: "numeric", maxLength: 12, autoFocus: true } as const;
const nothingFirst = () => Promise.resolve();

/** Sends a code by e-mail or SMS, and then signs in with it or sets a new password. */
export function OneTimeCode({ purpose, login }: { purpose: OneTimeCodePurpose; login: string }) {
  const t = useMessages(oneTimeCodeMessages);
  const [search] = useAddress();
  const [sent, setSent] = useState<Sent>();
  const [address, setAddress] = useState(login);
  const [way, setWay] = useState<Way>("email");
  const isSignIn = purpose === "sign-in";
  const byPhone = way === "phone";
  function onSent(next: Sent) {
    setAddress(next.login);
    setSent(next);
  }
  return (
    <>
      {sent ? (
        <Card
          title={byPhone ? t.checkPhone : t.checkEmail}
          description={byPhone ? t.codeSentByPhone(sent.login) : t.codeSent(sent.login)}
        >
          {isSignIn ? <SignInByCode token={sent.token} /> : <NewPassword token={sent.token} />}
        </Card>
      ) : (
        <Card
          title={isSignIn ? t.byCodeTitle : t.forgotTitle}
          description={byPhone ? t.byPhonePurpose : isSignIn ? t.byCodePurpose : t.forgotPurpose}
        >
          <RequestForm key={way} way={way} purpose={purpose} login={address} onSent={onSent} />
        </Card>
      )}
      <p className="flex flex-wrap justify-center gap-x-4 gap-y-2">
        {sent ? (
          <Button look="link" onMouseDown={stayInField} onClick={() => setSent(undefined)}>
            {t.sendAgain}
          </Button>
        ) : (
          <OtherWay
            way={way}
            onChange={(next) => {
              setAddress("");
              setWay(next);
            }}
          />
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

function Phone(props: PhoneFieldProps) {
  const { PhoneField } = use(phoneField());
  return <PhoneField {...props} />;
}

interface OtherWayProps {
  way: Way;
  onChange: (way: Way) => void;
}

/** Offers the telephone instead of the e-mail address, on servers that send SMS. */
function OtherWay({ way, onChange }: OtherWayProps) {
  const t = useMessages(oneTimeCodeMessages);
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    // Without an answer the code goes by e-mail.
    void request(platform.params, {}).then(({ sms_configured }) => setOffered(sms_configured), report);
  }, []);
  if (!isOffered) return null;
  const other = way === "email" ? "phone" : "email";
  return (
    <Button look="link" onMouseDown={stayInField} onClick={() => onChange(other)}>
      {other === "phone" ? t.usePhone : t.useEmail}
    </Button>
  );
}

interface RequestFormProps {
  way: Way;
  purpose: OneTimeCodePurpose;
  login: string;
  onSent: (sent: Sent) => void;
}

function RequestForm({ way, purpose, login, onSent }: RequestFormProps) {
  const t = useMessages(oneTimeCodeMessages);
  const { fields } = useMessages(authMessages);
  const protection = useProtection(auth.oneTimeCodePre);
  const isEmail = way === "email";
  const form = useEntry(auth.sendOneTimeCode, {
    values: { login },
    rules: { login: { ...rules.sendOneTimeCode.login, required: true, email: isEmail } },
    request: (values) => ({ body: { ...values, purpose, recaptcha_token: protection.token() } }),
    fieldOf: {},
    onDone: ({ token }) => onSent({ token, login: form.control("login").value.trim() }),
  });
  const control = form.control("login");
  return (
    <PlainForm form={form} submit={t.sendCode} before={protection.prepare}>
      <Field label={isEmail ? fields.email : t.phone} {...form.frame("login")}>
        {isEmail ? (
          <Input {...control} type="email" autoComplete="username" autoFocus />
        ) : (
          <Phone {...control} value={control.value || null} onChange={(phone) => control.onChange(phone ?? "")} />
        )}
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
