import { calls } from "@patron/contract/routes";
import { rules } from "@patron/contract/rules/priceGroups";
import { PickField } from "#kit/form/region-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { useOptions } from "#kit/options.ts";
import { useProgramme } from "#kit/programme.ts";
import { CreateScreen } from "#kit/record/create-screen.tsx";
import { useSession } from "#kit/session/session.ts";
import { priceGroupsMessages } from "./messages.ts";
import { groupPath } from "./parts/group.ts";
import { GroupFields } from "./parts/group-fields.tsx";
import { paths } from "./screens.ts";

/** The programme is chosen once, when the group is created; it is part of the call's path. */
const withProgramme = { ...rules.add, loyalty_id: { kind: "id", required: true } } as const;

/** Adds a price group, by default in the currency of the business. */
export default function PriceGroupCreateScreen() {
  const { programme, error, retry } = useProgramme();
  const currency = useSession()?.business?.currency ?? "";
  const { options } = useOptions("loyalty");
  return (
    <CreateScreen
      call={calls.priceGroups.add}
      rules={withProgramme}
      texts={useMessages(priceGroupsMessages)}
      of={{ data: programme, error, refetch: retry }}
      values={({ id }) => ({ loyalty_id: id, currency, prices_entered_as: "including-taxes", active: true })}
      path={(values) => ({ loyaltyId: values.loyalty_id })}
      body={(sent) => withoutProgramme(sent)}
      fieldOf={{ "currency.unknown": "currency", "loyalty.not_found": "loyalty_id" }}
      leadsTo={(made) => paths.edit(groupPath(made))}
    >
      {(form) => (
        <GroupFields form={form}>
          {options.length > 1 && <PickField form={form} name="loyalty_id" options={options} />}
        </GroupFields>
      )}
    </CreateScreen>
  );
}

function withoutProgramme<B extends object>({ loyalty_id: _, ...sent }: B & { loyalty_id?: string }) {
  return sent;
}
