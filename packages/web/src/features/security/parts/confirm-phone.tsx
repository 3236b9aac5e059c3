import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/businessUser";
import { useState } from "react";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useProtection } from "#kit/use-protection.ts";
import { securityMessages } from "../messages.ts";
import { DialogForm } from "./dialog-form.tsx";

const { verifyPhonePre, verifyPhone } = calls.businessUser;

interface ConfirmPhoneProps {
  /** The present number of the person. */
  phone: string;
  close: () => void;
}

/** Proves the present telephone number: a PIN goes there, and comes back. */
export function ConfirmPhone({ phone, close }: ConfirmPhoneProps) {
  const [token, setToken] = useState<string>();
  return token === undefined ? (
    <Send phone={phone} onSent={setToken} close={close} />
  ) : (
    <Prove phone={phone} token={token} close={close} />
  );
}

function Send({ phone, onSent, close }: ConfirmPhoneProps & { onSent: (token: string) => void }) {
  const t = useMessages(securityMessages);
  const protection = useProtection(verifyPhonePre);
  const form = useCallForm(verifyPhone, {
    values: {},
    rules: {},
    request: () => ({ body: { value: phone, recaptcha_token: protection.token() } }),
    fieldOf: {},
    onDone: ({ token }) => onSent(token ?? ""),
    quiet: true,
  });
  return (
    <DialogForm form={form} submit={t.sendPin} before={protection.prepare} close={close}>
      <p className="text-body text-muted">{t.sendPinTo(phone)}</p>
    </DialogForm>
  );
}

function Prove({ phone, token, close }: ConfirmPhoneProps & { token: string }) {
  const t = useMessages(securityMessages);
  const form = useCallForm(verifyPhone, {
    values: { pin: "" },
    rules: { pin: { ...rules.verifyPhone.pin, required: true } },
    texts: t,
    request: (values) => ({ body: { ...values, value: phone, token } }),
    fieldOf: { "one_time_code.wrong": "pin", "one_time_code.dead": "pin", "phone.taken": "pin" },
    onDone: close,
  });
  return (
    <DialogForm form={form} submit={t.confirmPhone} close={close}>
      <p className="text-body text-muted">{t.pinSent(phone)}</p>
      <TextField form={form} name="pin" autoComplete="one-time-code" inputMode="numeric" autoFocus />
    </DialogForm>
  );
}
