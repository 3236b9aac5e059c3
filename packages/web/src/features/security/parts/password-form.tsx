import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/businessUser";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PasswordField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Section } from "#ui/layout/section.tsx";
import { securityMessages } from "../messages.ts";

const blank = { current_password: "", password: "" };

/** A new password; requires the current one. */
export function PasswordForm() {
  const t = useMessages(securityMessages);
  const form = useCallForm(calls.businessUser.changePassword, {
    values: blank,
    texts: t,
    rules: { ...rules.changePassword, password: { required: true, minLength: 8 } },
    request: (body) => ({ body }),
    fieldOf: { "password.wrong": "current_password", "password.weak": "password" },
    onDone: () => form.control.reset(blank),
  });
  return (
    <FormScreen form={form} secret>
      <Section title={t.password} explanation={t.passwordHint}>
        <PasswordField form={form} name="current_password" autoComplete="current-password" />
        <PasswordField
          form={form}
          name="password"
          label={t.newPassword}
          hint={t.newPasswordHint}
          autoComplete="new-password"
        />
      </Section>
    </FormScreen>
  );
}
