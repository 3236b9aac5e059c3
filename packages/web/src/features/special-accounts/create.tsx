import { calls } from "@patron/contract/routes";
import { useMessages } from "#kit/messages.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { specialAccountMessages } from "./messages.ts";
import { SpecialFields } from "./parts/special-fields.tsx";
import { blankSpecial, specialForm } from "./parts/special-values.ts";
import { placeOf } from "./parts/use-special-columns.ts";

/** Adds a special account. */
export default function SpecialAccountCreateScreen() {
  const currency = useSession()?.business?.currency ?? null;
  return (
    <CreateScreen
      {...specialForm}
      call={calls.specialAccounts.add}
      texts={useMessages(specialAccountMessages)}
      values={blankSpecial(currency)}
      leadsTo={placeOf}
    >
      {(form) => <SpecialFields form={form} />}
    </CreateScreen>
  );
}
