import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { useMemo } from "react";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { refusedField } from "./refused.ts";
import { TerminalFields } from "./terminal-fields.tsx";
import { type Terminal, terminalBody, terminalValues } from "./terminal-values.ts";

/** The settings of a terminal. */
export function TerminalSettings({ terminal: one }: { terminal: Terminal }) {
  const form = useCallForm(calls.terminals.change, {
    values: useMemo(() => terminalValues(one), [one]),
    version: one.version,
    rules: rules.add,
    request: (_, changed) => ({ path: { terminalId: one.id }, body: terminalBody(changed) }),
    fieldOf: refusedField,
    onDone: () => {},
  });
  return (
    <FormScreen form={form}>
      <TerminalFields form={form} hasSold={one.has_sold} />
    </FormScreen>
  );
}
