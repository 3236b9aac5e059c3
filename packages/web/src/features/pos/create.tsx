import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import { useNavigate } from "@tanstack/react-router";
import { useCall } from "#kit/call/use-call.ts";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { posMessages } from "./messages.ts";
import { PosFields } from "./parts/pos-fields.tsx";
import { refusedField } from "./parts/refused.ts";
import { paths } from "./screens.ts";

/** Adds a point of sale; programme, country and time zone are filled in from the first programme. */
export default function PosCreateScreen() {
  const programmes = useCall(calls.embedded.loyalties, { query: { only_active: true } });
  return (
    <>
      <ScreenHeader />
      <Loaded of={programmes} fields={8}>
        {({ items }) => <CreateForm first={items[0]} />}
      </Loaded>
    </>
  );
}

function CreateForm({ first }: { first: { id: string; country: string; time_zone: string } | undefined }) {
  const navigate = useNavigate();
  const form = useRecordForm(calls.pos.add, {
    rules: rules.add,
    texts: useMessages(posMessages),
    values: {
      active: true,
      ...(first && { loyalty_id: first.id, country: first.country, time_zone: first.time_zone }),
    },
    fieldOf: refusedField,
    onDone: ({ id }) => void navigate({ to: paths.edit({ posId: id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <PosFields form={form} />
    </FormScreen>
  );
}
