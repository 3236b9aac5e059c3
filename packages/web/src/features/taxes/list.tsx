import { calls } from "@patron/contract/routes";
import { TAX_CLASSIFICATIONS } from "@patron/contract/words";
import { Link } from "@tanstack/react-router";
import Percent from "lucide-react/icons/percent";
import Plus from "lucide-react/icons/plus";
import { useAddress, usePathParams } from "#kit/address.ts";
import { useCall } from "#kit/call/use-call.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { taxesMessages } from "./messages.ts";
import { useTaxCrumbs } from "./parts/use-crumbs.tsx";
import { paths } from "./screens.ts";

/** The taxes of one programme. */
export default function TaxesListScreen() {
  const t = useMessages(taxesMessages);
  const show = useShow();
  const { loyaltyId } = usePathParams<"loyaltyId">();
  const [search] = useAddress();
  const classification = TAX_CLASSIFICATIONS.find((one) => one === search.classification);
  const asked = { path: { loyaltyId }, query: classification ? { classification } : {} };
  const { data, error, isFetching, refetch } = useCall(calls.taxes.list, asked);
  const kinds = TAX_CLASSIFICATIONS.map((value) => ({ value, label: t.classifications[value] }));
  const columns = useColumns(calls.taxes.list, (c) => [
    c.link("title", t.name, ({ id }) => paths.edit({ loyaltyId, taxId: id })),
    c.text("code", t.code),
    c.own({
      id: "rate",
      header: t.rate,
      numeric: true,
      key: (row) => Number(row.rate),
      cell: (row) => (row.type === "percentage" ? show.rate(row.rate) : `${show.quantity(row.rate)} ${t.perUnit}`),
    }),
    c.own({
      id: "classification",
      header: t.classification,
      key: (row) => t.classifications[row.classification],
      cell: (row) => t.classifications[row.classification],
    }),
    c.own({
      id: "is_used",
      header: t.used,
      key: (row) => row.is_used,
      cell: (row) => (row.is_used ? t.isUsed : t.notUsed),
    }),
    c.active("active", t.state),
  ]);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create({ loyaltyId })} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t.title}
      purpose={t.purpose}
      crumbs={useTaxCrumbs(loyaltyId, "list")}
      action={add}
      columns={columns}
      filters={[{ name: "classification", label: t.classification, options: kinds }]}
      rows={data?.items}
      refreshing={isFetching}
      error={error}
      retry={() => void refetch()}
      open={({ id }) => paths.edit({ loyaltyId, taxId: id })}
      empty={{ icon: Percent, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
