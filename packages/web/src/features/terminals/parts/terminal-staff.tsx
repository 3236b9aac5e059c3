import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { useCall } from "#kit/call/use-call.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { LinkedRecords } from "#kit/record/linked-records.tsx";
import { useAccess } from "#kit/session/access.ts";
import { Status } from "#ui/badge.tsx";
import { terminalsMessages } from "../messages.ts";

/** Who works at a terminal. */
export function TerminalStaff({ record: { id: terminalId } }: { record: ReplyOf<typeof terminals.get> }) {
  const t = useMessages(terminalsMessages);
  const path = { terminalId };
  const staff = useCall(calls.terminals.staff, { path });
  const candidates = useOptions("staff", { suspended: false });
  const allowed = useAccess()([calls.terminals.addStaff]);
  const add = useAction(calls.terminals.addStaff);
  const remove = useAction(calls.terminals.removeStaff);
  return (
    <Loaded of={staff}>
      {({ items }) => (
        <LinkedRecords
          texts={t.staff}
          entityType="staff"
          rows={items.map(({ suspended, position, ...one }) => ({
            ...one,
            note: position,
            status: suspended && <Status tone="danger">{t.staff.suspended}</Status>,
          }))}
          {...candidates}
          busy={add.busy || remove.busy}
          onAdd={allowed ? (id) => add.run({ path, body: { staff_ids: [id] } }) : undefined}
          onRemove={allowed ? (id) => remove.run({ path, body: { staff_ids: [id] } }) : undefined}
        />
      )}
    </Loaded>
  );
}
