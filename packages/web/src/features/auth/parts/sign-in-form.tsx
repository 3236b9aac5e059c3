import { auth } from "@patron/contract/routes/auth";
import { rules } from "@patron/contract/rules/auth";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session/session.ts";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "./plain-form.tsx";
import { useProtection } from "./protection.ts";
import { useEntry } from "./use-entry.ts";

/** Sign-in with e-mail address and password. */
export function SignInForm() {
  const t = useMessages(authMessages);
  const protection = useProtection(auth.tokenPre);
  const form = useEntry(auth.token, {
    values: { login: "", password: "" },
    rules: { ...rules.token, login: { ...rules.token.login, required: true, email: true } },
    request: (body) => ({ body: { ...body, recaptcha_token: protection.token() } }),
    fieldOf: { "auth.refused": "password" },
    onDone: enterSession,
  });
  return (
    <PlainForm form={form} submit={t.signIn} before={protection.prepare}>
      <Field label={t.fields.email} {...form.frame("login")}>
        <Input {...form.control("login")} type="email" autoComplete="username" autoFocus />
      </Field>
      <Field label={t.fields.password} {...form.frame("password")}>
        <PasswordField {...form.control("password")} autoComplete="current-password" />
      </Field>
    </PlainForm>
  );
}
