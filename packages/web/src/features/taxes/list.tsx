import type { taxes } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import Percent from "lucide-react/icons/percent";
import { usePathParams } from "#kit/address/address.ts";
import { useRemoveAction } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useProgrammeCrumbs } from "#kit/screen/programme-crumbs.tsx";
import { taxesMessages } from "./messages.ts";
import { useTaxColumns } from "./parts/use-tax-columns.ts";
import { useTaxFilters } from "./parts/use-tax-filters.ts";

type Row = RowOf<typeof taxes.list>;

/** The taxes of one programme. */
export default function TaxesListScreen() {
  const t = useMessages(taxesMessages);
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const remove = useRemoveAction(calls.taxes.remove, {
    requested: ({ id }: Row) => ({ path: { loyaltyId, taxId: id } }),
    skips: (row) => (row.is_used ? t.isUsed : null),
  });
  const columns = useTaxColumns(loyaltyId);
  return (
    <ListScreen
      name="taxes"
      call={calls.taxes.list}
      texts={t}
      icon={Percent}
      crumbs={useProgrammeCrumbs(loyaltyId)}
      columns={columns}
      filters={useTaxFilters()}
      bulk={[remove]}
    />
  );
}
