import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { terminalsMessages } from "./messages.ts";
import { TerminalFields } from "./parts/terminal-fields.tsx";
import { terminalForm } from "./parts/terminal-form.ts";

/** Adds a terminal; point of sale, currency and language default to those of the business. */
export default function TerminalCreateScreen() {
  const language = useLanguage();
  const currency = useSession()?.business?.currency ?? "";
  return (
    <CreateScreen
      {...terminalForm}
      call={calls.terminals.add}
      texts={useMessages(terminalsMessages)}
      of={useCall(calls.embedded.pos, { query: { only_active: true } })}
      values={({ items: [first] }) => ({ pos_id: first?.id ?? "", currency, language, active: true })}
      // The credentials are set later.
      body={({ login: _, password: __, ...sent }) => sent}
    >
      {(form) => <TerminalFields form={form} />}
    </CreateScreen>
  );
}
