import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Heart from "lucide-react/icons/heart-handshake";
import Plus from "lucide-react/icons/plus";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { ListScreen } from "#kit/list/list-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { ButtonLink } from "#ui/button.tsx";
import { loyaltyMessages } from "./messages.ts";
import { paths } from "./screens.ts";

/** Every loyalty programme of the business. */
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
  const add = (
    <ButtonLink variant="primary" icon={Plus} render={<Link to={paths.create()} />}>
      {t.add}
    </ButtonLink>
  );
  return (
    <ListScreen
      name="loyalties"
      call={calls.loyalty.list}
      requested={() => ({})}
      title={t.title}
      purpose={t.purpose}
      action={add}
      columns={columns}
      filters={useFilters(calls.loyalty.list, t, (f) => [f.active()])}
      open={({ id }) => paths.edit({ loyaltyId: id })}
      empty={{ icon: Heart, title: t.emptyTitle, hint: t.emptyHint, action: add }}
    />
  );
}
