import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import KeyRound from "lucide-react/icons/key-round";
import { useMemo, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { terminalsMessages } from "../messages.ts";
import type { Terminal } from "./terminal-values.ts";

/** What a terminal signs in with: a login with its password, or a key. */
export function TerminalKeys({ terminal: one }: { terminal: Terminal }) {
  const t = useMessages(terminalsMessages);
  const path = { terminalId: one.id };
  const form = useCallForm(calls.terminals.change, {
    values: useMemo(() => ({ login: one.login ?? "", password: "" }), [one.login]),
    version: one.version,
    rules: rules.add,
    request: (_, { login, password }) => ({
      path,
      body: { ...(login === undefined ? {} : { login: login || null }), ...(password ? { password } : {}) },
    }),
    fieldOf: { "terminal.login_taken": "login" },
    onDone: () => form.control.reset({ login: form.control.getValues("login"), password: "" }),
  });
  return (
    <FormScreen form={form} secret>
      <Section title={t.entry} explanation={t.entryHint}>
        <TextField form={form} name="login" label={t.login} hint={t.loginHint} autoComplete="off" />
        <PasswordField
          form={form}
          name="password"
          label={one.password_set ? t.newPassword : t.password}
          hint={one.password_set ? `${t.passwordHint} ${t.keepPassword}` : t.passwordHint}
          autoComplete="new-password"
        />
      </Section>
      <KeySection terminal={one} />
    </FormScreen>
  );
}

function KeySection({ terminal: one }: { terminal: Terminal }) {
  const t = useMessages(terminalsMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [made, setMade] = useState<string | null>(null);
  const renew = useAction(calls.terminals.updateKey, { onDone: ({ api_key }) => setMade(api_key) });
  async function make() {
    const request = { title: t.renewTitle, message: t.renewMessage, confirm: t.renewKey, cancel: common.cancel };
    if (one.api_key_dt && !(await confirm(request))) return;
    renew.run({ path: { terminalId: one.id } });
  }
  return (
    <Section title={t.key} explanation={t.keyHint}>
      {made && <CopyField label={t.key} value={made} hint={t.keyOnce} />}
      <p className="text-body text-muted">{one.api_key_dt ? t.keySince(show.dateTime(one.api_key_dt)) : t.noKey}</p>
      <div>
        <Button icon={KeyRound} loading={renew.busy} onClick={() => void make()}>
          {one.api_key_dt ? t.renewKey : t.makeKey}
        </Button>
      </div>
    </Section>
  );
}
