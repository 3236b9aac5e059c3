import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/specialAccounts";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { useSession } from "#kit/session.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { specialAccountMessages } from "./messages.ts";
import { SpecialFields } from "./parts/special-fields.tsx";
import { blankSpecial, newSpecial, refusedField } from "./parts/special-values.ts";
import { placeOf } from "./parts/use-special-columns.ts";
import { screens } from "./screens.ts";

/** Adds a special account that customers may be given. */
export default function SpecialAccountCreateScreen() {
  const t = useMessages(specialAccountMessages);
  const navigate = useNavigate();
  const crumbs = useCrumbs(screens.list);
  const currency = useSession()?.business?.currency ?? null;
  const form = useCallForm(calls.specialAccounts.add, {
    values: useMemo(() => blankSpecial(currency), [currency]),
    rules: rules.add,
    request: (values) => ({ body: newSpecial(values) }),
    fieldOf: refusedField,
    onDone: (made) => void navigate({ to: placeOf(made), replace: true }),
  });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={crumbs} />
      <FormScreen form={form}>
        <SpecialFields form={form} />
      </FormScreen>
    </>
  );
}
