import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/term";
import { type FormEvent, useState } from "react";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { Button } from "#ui/button.tsx";
import { SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { registerMessages } from "../messages.ts";
import { requestTill } from "../till.ts";
import { refreshStaff } from "../use-till-staff.ts";

interface StaffSignInProps {
  onDone: () => void;
}

/** Signs a staff member in at the till, by code or by login and password. */
export function StaffSignIn({ onDone }: StaffSignInProps) {
  const t = useMessages(registerMessages);
  const [way, setWay] = useState<"code" | "password">("code");
  const done = () => void refreshStaff().then(onDone).catch(report);
  return (
    <div className="flex flex-col gap-5">
      <SegmentedControl
        aria-label={t.staffSignIn}
        size="lg"
        value={way}
        onChange={setWay}
        segments={[
          { value: "code", label: t.byCode },
          { value: "password", label: t.byPassword },
        ]}
      />
      {way === "code" ? <CodeForm onDone={done} /> : <PasswordForm onDone={done} />}
    </div>
  );
}

function CodeForm({ onDone }: StaffSignInProps) {
  const t = useMessages(registerMessages);
  const form = useCallForm(calls.term.signInByCode, {
    values: { auth_code: "" },
    ...{ rules: rules.signInByCode, texts: t, sending: { send: requestTill }, onDone, quiet: true },
    request: (body) => ({ body }),
    fieldOf: { "staff.refused": "auth_code", "staff.elsewhere": "auth_code", "staff.not_driver": "auth_code" },
  });
  return (
    <form ref={form.element} onSubmit={submitting(form.save)} noValidate className="flex flex-col gap-5">
      <TextField form={form} name="auth_code" autoComplete="off" autoFocus />
      <Submit busy={form.busy} />
    </form>
  );
}

function PasswordForm({ onDone }: StaffSignInProps) {
  const t = useMessages(registerMessages);
  const form = useCallForm(calls.term.signInByPassword, {
    values: { login: "", password: "" },
    ...{ rules: rules.signInByPassword, texts: t, sending: { send: requestTill }, onDone, quiet: true },
    request: (body) => ({ body }),
    fieldOf: { "staff.refused": "password", "staff.elsewhere": "login", "staff.not_driver": "login" },
  });
  return (
    <form ref={form.element} onSubmit={submitting(form.save)} noValidate className="flex flex-col gap-5">
      <TextField form={form} name="login" autoComplete="off" autoFocus />
      <PasswordField form={form} name="password" autoComplete="current-password" />
      <Submit busy={form.busy} />
    </form>
  );
}

function Submit({ busy }: { busy: boolean }) {
  const t = useMessages(registerMessages);
  return (
    <Button type="submit" variant="primary" size="lg" fullWidth loading={busy}>
      {t.signInStaff}
    </Button>
  );
}

const submitting = (save: () => void) => (event: FormEvent) => {
  event.preventDefault();
  save();
};
