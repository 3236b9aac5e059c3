import type { staff } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { invalidate, useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PasswordField, TextField } from "#kit/form/text-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { LinkedRecords } from "#kit/record/linked-records.tsx";
import { report } from "#kit/report.ts";
import { useAccess } from "#kit/session/access.ts";
import { Section } from "#ui/layout/section.tsx";
import { staffMessages } from "../messages.ts";
import { staffForm } from "./staff-fields.tsx";

type StaffMember = ReplyOf<typeof staff.get>;

/** How a staff member signs in at tills, and where they work. */
export function StaffTerminals({ record }: { record: StaffMember }) {
  const t = useMessages(staffMessages);
  const form = useRecordForm(calls.staff.change, {
    ...{ ...staffForm, texts: t, record },
    onDone: () => form.control.reset({ ...form.control.getValues(), password: "" }),
  });
  return (
    <FormScreen form={form} secret>
      <Section title={t.tillSignIn} explanation={t.tillSignInHint}>
        <TextField form={form} name="login" autoComplete="off" />
        <PasswordField
          form={form}
          name="password"
          label={record.password_set ? t.newPassword : t.fields.password}
          hint={record.password_set ? `${t.hints.password} ${t.keepPassword}` : t.hints.password}
          autoComplete="new-password"
        />
      </Section>
      <Links member={record} />
    </FormScreen>
  );
}

function Links({ member: { id, terminals } }: { member: StaffMember }) {
  const t = useMessages(staffMessages);
  const candidates = useTerminals();
  const allowed = useAccess()([calls.terminals.addStaff]);
  // The terminal has changed, and with it this record.
  const reload = { onDone: () => void invalidate(calls.staff.get).catch(report) };
  const add = useAction(calls.terminals.addStaff, reload);
  const remove = useAction(calls.terminals.removeStaff, reload);
  const body = { staff_ids: [id] };
  return (
    <LinkedRecords
      texts={t.terminals}
      entityType="terminal"
      rows={terminals.map(({ pos, ...one }) => ({ ...one, note: pos.title }))}
      {...candidates}
      busy={add.busy || remove.busy}
      onAdd={allowed ? (terminalId) => add.run({ path: { terminalId }, body }) : undefined}
      onRemove={allowed ? (terminalId) => remove.run({ path: { terminalId }, body }) : undefined}
    />
  );
}

/** The active terminals with their points of sale, because every chain has several of the same name. */
function useTerminals() {
  const terminals = useCall(calls.embedded.terminals, { query: { only_active: true } }).data?.items;
  const sites = useCall(calls.embedded.pos, {}).data?.items;
  const titles = new Map(sites?.map(({ id, title }) => [id, title]));
  const options = (terminals ?? []).map(({ id, title, pos_id }) => ({
    value: id,
    label: [title, titles.get(pos_id)].filter(Boolean).join(", "),
  }));
  return { options, loading: !terminals || !sites };
}
