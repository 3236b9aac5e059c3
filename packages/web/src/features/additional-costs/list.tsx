import type { additionalCosts } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import HandCoins from "lucide-react/icons/hand-coins";
import { usePathParams } from "#kit/address/address.ts";
import { useRemoveAction } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { costsMessages } from "./messages.ts";
import { useCostColumns } from "./parts/use-cost-columns.ts";

type Row = RowOf<typeof additionalCosts.list>;

/** The extra charges of one programme. */
export default function CostsListScreen() {
  const t = useMessages(costsMessages);
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const remove = useRemoveAction(calls.additionalCosts.remove, {
    requested: ({ id }: Row) => ({ path: { loyaltyId, additionalCostId: id } }),
    skips: (row) => (row.is_used ? t.isUsed : null),
  });
  return (
    <ListScreen
      name="additional-costs"
      call={calls.additionalCosts.list}
      texts={t}
      icon={HandCoins}
      crumbs={useProgrammeCrumbs(loyaltyId)}
      columns={useCostColumns(loyaltyId)}
      filters={useFilters(calls.additionalCosts.list, t, (f) => [f.choice("kind"), f.active()])}
      bulk={[remove]}
    />
  );
}
