import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/auth";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session.ts";
import { authMessages } from "../messages.ts";
import { PlainForm } from "./plain-form.tsx";
import { useProtection } from "./protection.ts";

/** Sign-in with e-mail address and password. */
export function SignInForm() {
  const t = useMessages(authMessages);
  const protection = useProtection(calls.auth.tokenPre);
  const form = useCallForm(calls.auth.token, {
    values: { login: "", password: "" },
    rules: { ...rules.token, login: { ...rules.token.login, required: true, email: true } },
    ask: (body) => ({ body: { ...body, recaptcha_token: protection.token() } }),
    fieldOf: { "auth.refused": "password" },
    onDone: enterSession,
    quiet: true,
    logged: true,
  });
  return (
    <PlainForm form={form} submit={t.signIn} before={protection.prepare}>
      <TextField form={form} name="login" label={t.email} type="email" autoComplete="username" autoFocus />
      <PasswordField form={form} name="password" label={t.password} autoComplete="current-password" />
    </PlainForm>
  );
}
