import { auth } from "@patron/contract/routes/auth";
import { rules } from "@patron/contract/rules/auth";
import { useMessages } from "#kit/messages.ts";
import { enterSession } from "#kit/session/session.ts";
import { useProtection } from "#kit/use-protection.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { PasswordField } from "#ui/fields/password-field.tsx";
import { authMessages } from "../messages.ts";
import { PlainForm } from "./plain-form.tsx";
import { stayInField } from "./stay-in-field.ts";
import { useEntry } from "./use-entry.ts";

/** Sign-in with e-mail address and password. `onCode` gets the address too, so that nobody types it twice. */
export function SignInForm({ onCode }: { onCode: (tab: "code" | "new-password", login: string) => void }) {
  const t = useMessages(authMessages);
  const protection = useProtection(auth.tokenPre);
  const form = useEntry(auth.token, {
    values: { login: "", password: "" },
    rules: { ...rules.token, login: { ...rules.token.login, required: true, email: true } },
    request: (body) => ({ body: { ...body, recaptcha_token: protection.token() } }),
    fieldOf: { "auth.refused": "password" },
    onDone: enterSession,
  });
  const login = form.control("login");
  return (
    <>
      <PlainForm form={form} submit={t.signIn} before={protection.prepare}>
        <Field label={t.fields.email} {...form.frame("login")}>
          <Input {...login} type="email" autoComplete="username" autoFocus />
        </Field>
        <Field label={t.fields.password} {...form.frame("password")}>
          <PasswordField {...form.control("password")} autoComplete="current-password" />
        </Field>
      </PlainForm>
      <p className="mt-4 flex flex-wrap justify-between gap-x-4 gap-y-2">
        <Button look="link" onMouseDown={stayInField} onClick={() => onCode("new-password", login.value)}>
          {t.forgot}
        </Button>
        <Button look="link" onMouseDown={stayInField} onClick={() => onCode("code", login.value)}>
          {t.byCode}
        </Button>
      </p>
    </>
  );
}
