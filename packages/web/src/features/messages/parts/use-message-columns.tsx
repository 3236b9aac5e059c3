import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { addressOfRecord } from "#kit/record/record-address.ts";
import { useShow } from "#kit/show.ts";
import { useIsPhone } from "#ui/table/stacked-column.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { messageMessages } from "../messages.ts";
import { MessageStatus } from "./message-status.tsx";

/** The columns of messages. On phones, where a row shows three of them: what it says, whose it is and what became of it. */
export function useMessageColumns() {
  const t = useMessages(messageMessages);
  const show = useShow();
  const phone = useIsPhone();
  return useColumns(
    calls.messages.list,
    t,
    (c) => {
      const created = c.moment("created_dt", ({ created_dt }) => created_dt);
      const text = c.own({ id: "text", width: 320, cell: (row) => <span dir="auto">{row.text}</span> });
      const status = c.own({ id: "status", cell: (row) => <MessageStatus message={row} /> });
      const customer = c.own({
        id: "customer",
        width: 200,
        header: t.customer,
        cell: (row) =>
          row.customer ? (
            <TextLink quiet link={<Link to={addressOfRecord({ entityType: "customer", id: row.customer.id })} />}>
              {row.customer.name || row.recipient || row.customer.external_id}
            </TextLink>
          ) : (
            (row.author ?? row.recipient)
          ),
      });
      if (phone) return [text, customer, status, created];
      return [
        created,
        customer,
        c.choice("message_type"),
        c.own({ id: "incoming", cell: ({ incoming }) => (incoming ? t.receivedAt : t.values.status.sent) }),
        status,
        text,
        c.moment("sent_dt", ({ sent_dt }) => sent_dt),
        c.own({
          id: "cost",
          numeric: true,
          cell: ({ cost, currency }) => (cost === null ? null : show.unitPrice(cost, currency)),
        }),
      ];
    },
    [t, show, phone],
  );
}
