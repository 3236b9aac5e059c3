import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import Megaphone from "lucide-react/icons/megaphone";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messageMessages } from "./messages.ts";
import { titleOf } from "./parts/title-of.ts";
import { mailingTone } from "./parts/tones.ts";
import { paths } from "./screens.ts";

/** All mailings, newest first. */
export default function MailingListScreen() {
  const t = useMessages(messageMessages);
  const show = useShow();
  const columns = useColumns(
    calls.messages.mailings,
    t,
    (c) => [
      c.own({
        id: "texts",
        width: 320,
        cell: (row) => (
          <TextLink quiet link={<Link to={paths.mailing({ mailingId: row.id })} />}>
            <span dir="auto">{titleOf(show, row)}</span>
          </TextLink>
        ),
      }),
      c.own({ id: "state", cell: ({ state }) => <Status tone={mailingTone[state]}>{t.values.state[state]}</Status> }),
      c.number("recipients"),
      c.number("sent"),
      c.number("failed"),
      c.own({ id: "cost", numeric: true, cell: ({ cost, currency }) => show.unitPrice(cost, currency) }),
      c.moment("created_dt", ({ created_dt }) => created_dt),
    ],
    [t, show],
  );
  return (
    <PagedScreen
      name="mailings"
      call={calls.messages.mailings}
      texts={{ ...t, ...t.mailings }}
      icon={Megaphone}
      columns={columns}
      filters={useFilters(calls.messages.mailings, t, (f) => [f.record("loyalty_id", { entity: "loyalty" })])}
    />
  );
}
