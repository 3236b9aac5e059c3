import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import MessageSquare from "lucide-react/icons/message-square";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useFilters } from "#kit/list/filters/use-filters.ts";
import { PagedScreen } from "#kit/list/paged-screen.tsx";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { TextLink } from "#ui/text-link.tsx";
import { messageMessages } from "./messages.ts";
import { MessageDrawer } from "./parts/message-drawer.tsx";
import { MessageStatus } from "./parts/message-status.tsx";

/** Every message to customers and from them; a row opens its text, what became of it, and the reply. */
export default function MessageListScreen() {
  const t = useMessages(messageMessages);
  const show = useShow();
  const columns = useColumns(
    calls.messages.list,
    t,
    (c) => [
      c.moment("created_dt", ({ created_dt }) => created_dt),
      c.own({
        id: "customer",
        width: 200,
        header: t.customer,
        cell: ({ customer, recipient }) =>
          customer ? (
            <TextLink quiet link={<Link to={addressOfRecord({ entityType: "customer", id: customer.id })} />}>
              {customer.name || recipient || customer.external_id}
            </TextLink>
          ) : (
            recipient
          ),
      }),
      c.choice("message_type"),
      c.own({ id: "incoming", cell: ({ incoming }) => (incoming ? t.received : t.sentOut) }),
      c.own({ id: "status", cell: (row) => <MessageStatus message={row} /> }),
      c.own({ id: "text", width: 320, cell: ({ text }) => <span dir="auto">{text}</span> }),
      c.moment("sent_dt", ({ sent_dt }) => sent_dt),
      c.own({
        id: "cost",
        numeric: true,
        cell: ({ cost, currency }) => (cost === null ? null : show.unitPrice(cost, currency)),
      }),
    ],
    [t, show],
  );
  return (
    <PagedScreen
      call={calls.messages.list}
      texts={t}
      icon={MessageSquare}
      columns={columns}
      filters={useFilters(calls.messages.list, t, (f) => [
        f.flag("incoming", t.received, t.sentOut),
        f.flag("readed", t.read, t.unread),
        f.choice("message_type"),
        f.choice("status"),
        f.choice("src_type"),
        f.days("date", "date_from", "date_to", t.fields.created_dt),
      ])}
      live={["message"]}
      details={(cursor) => <MessageDrawer cursor={cursor} />}
    />
  );
}
