import type { specialAccounts } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Users from "lucide-react/icons/users";
import { usePathParams } from "#kit/address/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { specialAccountMessages } from "./messages.ts";
import { HolderActions } from "./parts/holder-actions.tsx";
import { useHolderBulk } from "./parts/use-holder-bulk.ts";
import { useHolderColumns } from "./parts/use-holder-columns.tsx";
import { useHolderFilters } from "./parts/use-holder-filters.ts";
import { paths } from "./screens.ts";

/** The customers of a programme with a special account. */
export default function HolderListScreen() {
  const t = useMessages(specialAccountMessages);
  const { accountId } = usePathParams<"accountId">();
  const { programme, error, retry } = useProgramme();
  const special = useCall(calls.specialAccounts.get, { path: { accountId } });
  const path = { accountId, loyaltyId: programme?.id ?? "" };
  const actions = <HolderActions path={path} special={special.data} />;
  return (
    <PagedScreen
      name="special-account-holders"
      call={calls.specialAccounts.customers}
      texts={{ purpose: t.holdersPurpose, emptyTitle: t.holdersEmpty, emptyHint: t.holdersHint }}
      icon={Users}
      // Texts of the address; the server validates each.
      requested={({ loyalty: _, ...chosen }, page) => ({
        path,
        query: chosen as FiltersOf<typeof specialAccounts.customers>, // See above.
        page,
      })}
      waits={{
        ready: programme !== undefined && special.data !== undefined,
        error: error ?? special.error,
        retry: () => (error ? retry() : void special.refetch()),
      }}
      title={special.data?.title ?? ""}
      action={actions}
      columns={useHolderColumns(special.data)}
      filters={useHolderFilters(special.data)}
      bulk={useHolderBulk(path, special.data)}
      open={({ user_id, id }) => paths.account({ userId: user_id, accountId: id })}
      live={["customer_account"]}
    />
  );
}
