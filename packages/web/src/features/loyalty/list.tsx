import { calls } from "@patron/contract/routes";
import Heart from "lucide-react/icons/heart-handshake";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { loyaltyMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** All loyalty programmes of the business. */
export default function LoyaltyListScreen() {
  const t = useMessages(loyaltyMessages);
  const show = useShow();
  const columns = useColumns(
    calls.loyalty.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ loyaltyId: id }), "photo"),
      c.own({
        id: "public_title",
        text: (row) => show.text(row.public_title),
        cell: (row) => show.text(row.public_title),
      }),
      c.number("pos_count"),
      c.active("active"),
    ],
    [show],
  );
  return (
    <ListScreen
      call={calls.loyalty.list}
      texts={t}
      icon={Heart}
      columns={columns}
      filters={useFilters(calls.loyalty.list, t, (f) => [f.active()])}
    />
  );
}
