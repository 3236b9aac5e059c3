import type { staff } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import KeyRound from "lucide-react/icons/key-round";
import { useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { Section } from "#ui/layout/section.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { invitationMessages, staffMessages } from "../messages.ts";
import { ResetFactor } from "./reset-factor.tsx";
import { AccessFields, staffForm } from "./staff-fields.tsx";

type StaffMember = ReplyOf<typeof staff.get>;

/** What a staff member may do, and their code to sign in. */
export function StaffAccess({ record }: { record: StaffMember }) {
  return (
    <RecordForm {...staffForm} call={calls.staff.change} texts={useMessages(staffMessages)} record={record}>
      {(form) => (
        <>
          <AccessFields form={form} />
          {record.has_account ? <AccountSection /> : <CodeSection member={record} />}
          <ResetFactor staffId={record.id} personId={record.person_id} />
        </>
      )}
    </RecordForm>
  );
}

/** Instead of the code, for somebody who signs in with an account of their own. */
function AccountSection() {
  const t = useMessages(invitationMessages);
  return (
    <Section title={t.account}>
      <p className="text-body text-muted">{t.accountHint}</p>
    </Section>
  );
}

function CodeSection({ member: { id: staffId, auth_code_dt, suspended } }: { member: StaffMember }) {
  const t = useMessages(staffMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [created, setCreated] = useState<string | null>(null);
  const renew = useAction(calls.staff.renewCode, { onDone: ({ auth_code }) => setCreated(auth_code) });
  const remove = useAction(calls.staff.removeCode, { onDone: () => setCreated(null) });
  async function create() {
    const request = { title: t.renewTitle, message: t.renewMessage, confirm: t.renewCode, cancel: common.cancel };
    if (auth_code_dt && !(await confirm(request))) return;
    renew.run({ path: { staffId } });
  }
  async function end() {
    const request = { title: t.removeTitle, message: t.removeMessage, confirm: t.removeCode, cancel: common.cancel };
    if (await confirm(request)) remove.run({ path: { staffId } });
  }
  return (
    <Section title={t.fields.auth_code} explanation={t.codeHint}>
      {created && <CopyField label={t.fields.auth_code} value={created} hint={t.codeOnce} />}
      <p className="text-body text-muted">{auth_code_dt ? t.codeSince(show.dateTime(auth_code_dt)) : t.noCode}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={KeyRound} disabled={suspended} loading={renew.busy} onClick={() => void create()}>
          {auth_code_dt ? t.renewCode : t.createCode}
        </Button>
        {auth_code_dt && (
          <Button look="quiet" loading={remove.busy} onClick={() => void end()}>
            {t.removeCode}
          </Button>
        )}
      </div>
    </Section>
  );
}
