import type { terminals } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { terminalsMessages } from "../messages.ts";
import { refusedField } from "./refused.ts";
import { TerminalFields } from "./terminal-fields.tsx";

/** The settings of a terminal. */
export function TerminalSettings({ record: one }: { record: ReplyOf<typeof terminals.get> }) {
  const form = useRecordForm(calls.terminals.change, {
    ...{ rules: rules.add, texts: useMessages(terminalsMessages), record: one, fieldOf: refusedField },
    path: { terminalId: one.id },
    values: { pos_id: one.pos.id, price_group_id: one.price_group?.id ?? null },
  });
  return (
    <FormScreen form={form}>
      <TerminalFields form={form} hasSold={one.has_sold} />
    </FormScreen>
  );
}
