import type { margins } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import Scale from "lucide-react/icons/scale";
import type { Filter } from "#kit/list/filters/filter-values.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { reportQuery } from "#kit/list/report-query.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { marginsMessages } from "./messages.ts";
import { useMarginColumns } from "./parts/use-margin-columns.ts";

/** What goods brought, cost and left, by item. */
export default function GoodsMarginsScreen() {
  const t = useMessages(marginsMessages);
  const { programme, error, retry } = useProgramme();
  const loyaltyId = programme?.id ?? "";
  const { columns, totals } = useMarginColumns();
  const filters: Filter<unknown>[] = [
    { kind: "days", name: "date", from: "date_from", to: "date_to", label: t.date },
    {
      kind: "record",
      name: "pos_id",
      label: t.site,
      among: { entity: "pos", query: loyaltyId === "" ? null : { loyalty_id: loyaltyId } },
    },
    { kind: "text", name: "user_phone", label: t.phone },
    { kind: "text", name: "user_email", label: t.email },
    { kind: "text", name: "user_external_id", label: t.externalId },
  ];
  return (
    <ListScreen
      name="goods-margins"
      call={calls.margins.goods}
      texts={{ purpose: t.purpose, emptyTitle: t.emptyTitle, emptyHint: t.emptyHint }}
      icon={Scale}
      requested={(chosen) => ({ path: { loyaltyId }, query: reportQuery<FiltersOf<typeof margins.goods>>(chosen) })}
      waits={{ ready: loyaltyId !== "", error, retry }}
      columns={columns}
      totals={totals}
      filters={filters}
      live={["transaction"]}
    />
  );
}
