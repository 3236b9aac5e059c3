import type { taxes } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Percent from "lucide-react/icons/percent";
import Plus from "lucide-react/icons/plus";
import { usePathParams } from "#kit/address.ts";
import { useRemoveAction } from "#kit/list/bulk/bulk-kinds.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { taxesMessages } from "./messages.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";
import { useTaxColumns } from "./parts/use-tax-columns.ts";
import { useTaxFilters } from "./parts/use-tax-filters.ts";
import { paths } from "./screens.ts";

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
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create({ loyaltyId })} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="taxes"
      call={calls.taxes.list}
      requested={() => ({ path: { loyaltyId } })}
      title={t.title}
      purpose={t.purpose}
      crumbs={useTaxCrumbs(loyaltyId, "list")}
      action={add}
      columns={columns}
      filters={useTaxFilters()}
      bulk={[remove]}
      open={({ id }) => paths.edit({ loyaltyId, taxId: id })}
      empty={{ icon: Percent, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
