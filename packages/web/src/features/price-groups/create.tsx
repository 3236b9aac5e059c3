import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/priceGroups";
import { useNavigate } from "@tanstack/react-router";
import { FormScreen } from "#kit/form/form-screen.tsx";
import { PickField } from "#kit/form/place-fields.tsx";
import { useRecordForm } from "#kit/form/use-record-form.ts";
import { Loaded } from "#kit/loaded.tsx";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { useProgramme } from "#kit/programme.ts";
import { ScreenHeader } from "#kit/screen-header.tsx";
import { useSession } from "#kit/session/session.ts";
import { priceGroupsMessages } from "./messages.ts";
import { GroupFields } from "./parts/group-fields.tsx";
import { paths } from "./screens.ts";

/** Adds a price group in the currency of the business unless another is chosen. */
export default function PriceGroupCreateScreen() {
  const { programme, error, retry } = useProgramme();
  return (
    <>
      <ScreenHeader />
      <Loaded of={{ data: programme, error, refetch: retry }} fields={4}>
        {({ id }) => <CreateForm loyalty_id={id} />}
      </Loaded>
    </>
  );
}

/** The programme is chosen once, when the group is made; it stands in the path of the call. */
const withProgramme = { ...rules.add, loyalty_id: { kind: "id", required: true } } as const;

function CreateForm({ loyalty_id }: { loyalty_id: string }) {
  const navigate = useNavigate();
  const currency = useSession()?.business?.currency ?? "";
  const { options } = useOptions("loyalty");
  const form = useRecordForm(calls.priceGroups.add, {
    ...{ rules: withProgramme, texts: useMessages(priceGroupsMessages) },
    values: { loyalty_id, currency, prices_entered_as: "including-taxes", active: true },
    path: (values) => ({ loyaltyId: values.loyalty_id }),
    body: (sent) => withoutProgramme(sent),
    fieldOf: { "currency.unknown": "currency", "loyalty.not_found": "loyalty_id" },
    onDone: (made) =>
      void navigate({ to: paths.edit({ loyaltyId: made.loyalty_id, priceGroupId: made.id }), replace: true }),
  });
  return (
    <FormScreen form={form}>
      <GroupFields form={form}>
        {options.length > 1 && <PickField form={form} name="loyalty_id" options={options} />}
      </GroupFields>
    </FormScreen>
  );
}

function withoutProgramme<B extends object>({ loyalty_id: _, ...sent }: B & { loyalty_id?: string }) {
  return sent;
}
