import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/pos";
import { useNavigate } from "@tanstack/react-router";
import { useMemo } from "react";
import { useCall } from "#kit/call/use-call.ts";
import { useCrumbs } from "#kit/crumbs.tsx";
import { FormContext } from "#kit/form/form-context.tsx";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { PageHeader } from "#ui/layout/page-header.tsx";
import { posMessages } from "./messages.ts";
import { PosFields } from "./parts/pos-fields.tsx";
import { blankPos, posBody } from "./parts/pos-values.ts";
import { refusedField } from "./parts/refused.ts";
import { paths, screens } from "./screens.ts";

/** Adds a point of sale; programme, country and time zone are filled in from the first programme. */
export default function PosCreateScreen() {
  const t = useMessages(posMessages);
  const programmes = useCall(calls.embedded.loyalties, { query: { only_active: true } });
  return (
    <>
      <PageHeader title={t.createTitle} crumbs={useCrumbs(screens.list)} />
      <FormContext of={programmes} fields={8}>
        {({ items }) => <CreateForm first={items[0]} />}
      </FormContext>
    </>
  );
}

function CreateForm({ first }: { first: Parameters<typeof blankPos>[0] }) {
  const navigate = useNavigate();
  const form = useCallForm(calls.pos.add, {
    values: useMemo(() => blankPos(first), [first]),
    rules: rules.add,
    request: (values) => {
      const { title, loyalty_id } = values;
      return { body: { ...posBody(values), title, loyalty_id } };
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
