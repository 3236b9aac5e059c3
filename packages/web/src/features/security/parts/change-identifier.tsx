import type { businessUser } from "@patron/contract";
import type { RouteTo } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/businessUser";
import { useState } from "react";
import { PhoneField } from "#kit/form/picker-fields.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { refreshSession } from "#kit/session/session.ts";
import { useProtection } from "#kit/use-protection.ts";
import { securityMessages } from "../messages.ts";
import { DialogForm } from "./dialog-form.tsx";

const { verifyEmailPre, verifyEmail, changeEmailPre, changeEmail } = calls.businessUser;
const { verifyPhonePre, verifyPhone, changePhonePre, changePhone } = calls.businessUser;
const { verifyExternalIdPre, verifyExternalId, changeExternalIdPre, changeExternalId } = calls.businessUser;
type Verify = RouteTo<typeof businessUser.verifyEmail>;
type Change = RouteTo<typeof businessUser.changeEmail>;

/** The calls of an identifier: all have the same fields, and differ in what a value may be. */
const kinds = {
  email: {
    verifyPre: verifyEmailPre,
    verify: verifyEmail,
    rules: rules.verifyEmail,
    changePre: changeEmailPre,
    change: changeEmail,
  },
  phone: {
    verifyPre: verifyPhonePre,
    verify: verifyPhone as unknown as Verify, // The same fields; another path.
    rules: rules.verifyPhone,
    changePre: changePhonePre,
    change: changePhone as unknown as Change, // As above.
  },
  external_id: {
    verifyPre: verifyExternalIdPre,
    verify: verifyExternalId as unknown as Verify, // As above.
    rules: rules.verifyExternalId,
    changePre: changeExternalIdPre,
    change: changeExternalId as unknown as Change, // As above.
  },
};
export type IdentifierKind = keyof typeof kinds;

interface ChangeIdentifierProps {
  kind: IdentifierKind;
  /** The present address of the person. */
  email: string;
  close: () => void;
}

/** A new identifier: the value first, then the PIN that was sent for it and the password. */
export function ChangeIdentifier({ kind, email, close }: ChangeIdentifierProps) {
  const [sent, setSent] = useState<{ value: string; token: string }>();
  return sent ? (
    <Confirm kind={kind} recipient={kind === "external_id" ? email : sent.value} {...sent} close={close} />
  ) : (
    <Request kind={kind} onSent={setSent} close={close} />
  );
}

interface RequestProps extends Pick<ChangeIdentifierProps, "kind" | "close"> {
  onSent: (sent: { value: string; token: string }) => void;
}

function Request({ kind, onSent, close }: RequestProps) {
  const t = useMessages(securityMessages);
  const { verifyPre, verify, rules: verifyRules } = kinds[kind];
  const protection = useProtection(verifyPre);
  const form = useCallForm(verify, {
    values: { value: "" },
    rules: { ...verifyRules, value: { ...verifyRules.value, required: true } },
    // An emptied number is null.
    request: ({ value }) => ({ body: { value: (value ?? "").trim(), recaptcha_token: protection.token() } }),
    fieldOf: { "email.missing": "value", "phone.invalid": "value", "sms.off": "value" },
    onDone: ({ token }) => onSent({ value: form.control.getValues("value").trim(), token: token ?? "" }),
    quiet: true,
  });
  return (
    <DialogForm form={form} submit={t.sendPin} before={protection.prepare} close={close}>
      {kind === "email" ? (
        <TextField
          form={form}
          name="value"
          label={t.newEmail}
          hint={t.newEmailHint}
          type="email"
          autoComplete="email"
          autoFocus
        />
      ) : kind === "phone" ? (
        <PhoneField form={form} name="value" label={t.newPhone} hint={t.newPhoneHint} />
      ) : (
        <TextField
          form={form}
          name="value"
          label={t.fields.external_id}
          hint={t.newExternalIdHint}
          autoComplete="off"
          autoFocus
        />
      )}
    </DialogForm>
  );
}

interface ConfirmProps extends Pick<ChangeIdentifierProps, "kind" | "close"> {
  value: string;
  token: string;
  recipient: string;
}

function Confirm({ kind, value, token, recipient, close }: ConfirmProps) {
  const t = useMessages(securityMessages);
  const { changePre, change } = kinds[kind];
  const protection = useProtection(changePre);
  const form = useCallForm(change, {
    values: { pin: "", current_password: "" },
    rules: rules.changeEmail,
    texts: t,
    request: (values) => ({ body: { ...values, value, token, recaptcha_token: protection.token() } }),
    fieldOf: {
      "one_time_code.wrong": "pin",
      "one_time_code.dead": "pin",
      "email.taken": "pin",
      "phone.taken": "pin",
      "password.wrong": "current_password",
    },
    onDone(user) {
      refreshSession({ user });
      close();
    },
  });
  return (
    <DialogForm form={form} submit={t.confirmChange} before={protection.prepare} close={close}>
      <p className="text-body text-muted">{t.pinSent(recipient)}</p>
      <TextField form={form} name="pin" autoComplete="one-time-code" inputMode="numeric" autoFocus />
      <PasswordField form={form} name="current_password" autoComplete="current-password" />
    </DialogForm>
  );
}
