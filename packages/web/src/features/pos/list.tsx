import type { pos } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Plus from "lucide-react/icons/plus";
import Store from "lucide-react/icons/store";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { type RowOf, useColumns } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { ButtonLink } from "#ui/button.tsx";
import { posMessages } from "./messages.ts";
import { addressLine } from "./parts/address-line.ts";
import { usePosFilters } from "./parts/use-pos-filters.ts";
import { paths } from "./screens.ts";

type Row = RowOf<typeof pos.list>;

/** Every point of sale of the business. */
export default function PosListScreen() {
  const t = useMessages(posMessages);
  const bulk = useSwitchActions(calls.pos.change, ({ id }: Row, active) => ({ path: { posId: id }, body: { active } }));
  const columns = useColumns(
    calls.pos.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ posId: id }), "photo"),
      c.choice("pos_type"),
      c.own({ id: "address", text: addressLine, key: addressLine, cell: addressLine }),
      c.choice("loyalty", (row) => row.loyalty.title),
      c.number("terminals_count"),
      c.number("priority"),
      c.active("active"),
    ],
    [],
  );
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="pos"
      call={calls.pos.list}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={usePosFilters()}
      bulk={bulk}
      open={({ id }) => paths.edit({ posId: id })}
      empty={{ icon: Store, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
