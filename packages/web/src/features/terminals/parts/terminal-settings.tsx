import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { RecordForm } from "#kit/form/record-form.tsx";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "../messages.ts";
import { TerminalFields } from "./terminal-fields.tsx";
import { terminalForm } from "./terminal-form.ts";

/** The settings of a terminal. */
export function TerminalSettings({ record }: { record: ReplyOf<typeof terminals.get> }) {
  const values = { pos_id: record.pos.id, price_group_id: record.price_group?.id ?? null };
  const texts = useMessages(terminalsMessages);
  return (
    <RecordForm {...terminalForm} call={calls.terminals.change} texts={texts} record={record} values={values}>
      {(form) => <TerminalFields form={form} hasSold={record.has_sold} priceGroup={record.price_group} />}
    </RecordForm>
  );
}
