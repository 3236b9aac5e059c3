import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/terminals";
import { useNavigate } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useLanguage } from "#kit/language.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { terminalsMessages } from "./messages.ts";
import { refusedField } from "./parts/refused.ts";
import { TerminalFields } from "./parts/terminal-fields.tsx";
import { paths } from "./screens.ts";

/** Adds a terminal; place, currency and language are filled in from the business. */
export default function TerminalCreateScreen() {
  const places = useCall(calls.embedded.pos, { query: { only_active: true } });
  return (
    <>
      <ScreenHeader />
      <Loaded of={places} fields={8}>
        {({ items }) => <CreateForm first={items[0]?.id} />}
      </Loaded>
    </>
  );
}

function CreateForm({ first }: { first: string | undefined }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const currency = useSession()?.business?.currency;
  const form = useRecordForm(calls.terminals.add, {
    ...{ rules: rules.add, texts: useMessages(terminalsMessages) },
    values: { pos_id: first ?? "", currency: currency ?? "", language, active: true },
    // What it signs in with is given to it later.
    body: ({ login: _, password: __, ...sent }) => sent,
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.edit({ terminalId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <TerminalFields form={form} />
    </FormScreen>
  );
}
