import { calls } from "@patron/contract/routes";
import { useCall } from "#kit/call/use-call.ts";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { posMessages } from "./messages.ts";
import { PosFields } from "./parts/pos-fields.tsx";
import { posForm } from "./parts/pos-form.ts";

/** Adds a point of sale; programme, country and time zone default to those of the first programme. */
export default function PosCreateScreen() {
  return (
    <CreateScreen
      {...posForm}
      call={calls.pos.add}
      texts={useMessages(posMessages)}
      of={useCall(calls.embedded.loyalties, { query: { only_active: true } })}
      values={({ items: [first] }) => ({
        active: true,
        ...(first && { loyalty_id: first.id, country: first.country, time_zone: first.time_zone }),
      })}
    >
      {(form) => <PosFields form={form} />}
    </CreateScreen>
  );
}
