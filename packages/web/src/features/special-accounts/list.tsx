import { calls } from "@patron/contract/routes";
import Wallet from "lucide-react/icons/wallet";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { specialAccountMessages } from "./messages.ts";
import { placeOf, useSpecialColumns } from "./parts/use-special-columns.ts";

/** All special accounts of the business; a row opens its customers, or its settings. */
export default function SpecialAccountListScreen() {
  const t = useMessages(specialAccountMessages);
  const { columns, filters } = useSpecialColumns();
  return (
    <ListScreen
      name="special-accounts"
      call={calls.specialAccounts.list}
      texts={t}
      icon={Wallet}
      columns={columns}
      filters={filters}
      bulk={useSwitchActions(calls.specialAccounts.change)}
      open={placeOf}
    />
  );
}
