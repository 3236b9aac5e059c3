import type { staff } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useAction } from "#kit/call/use-action.ts";
import { invalidate } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { LinkedRecords } from "#kit/record/linked-records.tsx";
import { report } from "#kit/report.ts";
import { useAccess } from "#kit/session/access.ts";
import { staffMessages } from "../messages.ts";

/** Where a staff member works. */
export function StaffTerminals({ record: { id, terminals } }: { record: ReplyOf<typeof staff.get> }) {
  const t = useMessages(staffMessages);
  const candidates = useOptions("terminal", { only_active: true });
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
      rows={terminals}
      {...candidates}
      busy={add.busy || remove.busy}
      onAdd={allowed ? (terminalId) => add.run({ path: { terminalId }, body }) : undefined}
      onRemove={allowed ? (terminalId) => remove.run({ path: { terminalId }, body }) : undefined}
    />
  );
}
