import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { terminalsMessages } from "../messages.ts";
import { TerminalBeacon } from "./terminal-beacon.tsx";

type Terminal = ReplyOf<typeof terminals.get>;

/** The credentials of a terminal: a login with its password, or a key. */
export function TerminalKeys({ record: one }: { record: Terminal }) {
  const t = useMessages(terminalsMessages);
  const form = useRecordForm(calls.terminals.change, {
    ...{ rules: rules.add, texts: t, record: one },
    fieldOf: { "terminal.login_taken": "login" },
    onDone: () => form.control.reset({ ...form.control.getValues(), password: "" }),
  });
  return (
    <FormScreen form={form} secret>
      <Section title={t.entry} explanation={t.entryHint}>
        <TextField form={form} name="login" autoComplete="off" />
        <PasswordField
          form={form}
          name="password"
          label={one.password_set ? t.newPassword : t.fields.password}
          hint={one.password_set ? `${t.hints.password} ${t.keepPassword}` : t.hints.password}
          autoComplete="new-password"
        />
      </Section>
      <KeySection terminal={one} />
      <TerminalBeacon terminal={one} />
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
