import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Tags from "lucide-react/icons/tags";
import { useCall } from "#kit/call/use-call.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useColumns } from "#kit/list/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useProgramme } from "#kit/programme.ts";
import { ButtonLink } from "#ui/button.tsx";
import { priceGroupsMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** The price groups of a programme. */
export default function PriceGroupsListScreen() {
  const t = useMessages(priceGroupsMessages);
  const { programme, error: lost, retry } = useProgramme();
  const path = { loyaltyId: programme?.id ?? "" };
  const { data, error, isFetching, refetch } = useCall(
    calls.priceGroups.list,
    { path },
    { enabled: Boolean(programme) },
  );
  const to = (row: { id: string; loyalty_id: string }) =>
    paths.edit({ loyaltyId: row.loyalty_id, priceGroupId: row.id });
  const columns = useColumns(calls.priceGroups.list, (c) => [
    c.link("title", t.name, to),
    c.text("code", t.code),
    c.text("currency", t.currency),
    c.own({
      id: "prices_entered_as",
      header: t.enteredAs,
      key: (row) => t.enteredAsWays[row.prices_entered_as],
      cell: (row) => t.enteredAsWays[row.prices_entered_as],
    }),
    c.number("items_count", t.items),
    c.number("terminals_count", t.terminals),
    c.active("active", t.state),
  ]);
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      rows={data?.items}
      refreshing={isFetching}
      error={lost ?? error}
      retry={lost ? retry : () => void refetch()}
      open={to}
      empty={{ icon: Tags, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
