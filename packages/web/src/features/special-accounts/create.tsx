import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/specialAccounts";
import { useNavigate } from "@tanstack/react-router";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { specialAccountMessages } from "./messages.ts";
import { SpecialFields } from "./parts/special-fields.tsx";
import { blankSpecial, refusedField, specialBody } from "./parts/special-values.ts";
import { placeOf } from "./parts/use-special-columns.ts";

/** Adds a special account that customers may be given. */
export default function SpecialAccountCreateScreen() {
  const t = useMessages(specialAccountMessages);
  const navigate = useNavigate();
  const currency = useSession()?.business?.currency ?? null;
  const form = useRecordForm(calls.specialAccounts.add, {
    ...{ rules: rules.add, texts: t, values: blankSpecial(currency), fieldOf: refusedField, body: specialBody },
    onDone: (made) => void navigate({ to: placeOf(made), replace: true }),
  });
  return (
    <>
      <ScreenHeader />
      <FormScreen form={form}>
        <SpecialFields form={form} />
      </FormScreen>
    </>
  );
}
