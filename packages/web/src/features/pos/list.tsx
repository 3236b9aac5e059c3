import { calls } from "@patron/contract/routes";
import Store from "lucide-react/icons/store";
import { useSwitchActions } from "#kit/list/bulk/bulk-kinds.ts";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { posMessages } from "./messages.ts";
import { addressLine } from "./parts/address-line.ts";
import { Kind } from "./parts/kind.tsx";
import { usePosFilters } from "./parts/use-pos-filters.ts";
import { paths } from "./screens.ts";

/** All points of sale of the business. */
export default function PosListScreen() {
  const t = useMessages(posMessages);
  const columns = useColumns(
    calls.pos.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ posId: id }), "photo"),
      { ...c.choice("pos_type"), cell: (row) => <Kind row={row} /> },
      c.own({ id: "address", text: addressLine, key: addressLine, cell: addressLine }),
      c.choice("loyalty", (row) => row.loyalty.title),
      c.number("terminals_count"),
      c.number("priority"),
      c.active("active"),
      { ...c.choice("catalog_publication_state"), hidden: true },
    ],
    [],
  );
  return (
    <ListScreen
      call={calls.pos.list}
      texts={t}
      icon={Store}
      columns={columns}
      filters={usePosFilters()}
      bulk={useSwitchActions(calls.pos.change)}
    />
  );
}
