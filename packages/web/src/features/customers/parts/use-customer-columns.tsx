import { calls } from "@patron/contract/routes";
import { Link } from "@tanstack/react-router";
import { contactColumn } from "#kit/list/columns/contact-column.tsx";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { ColorBadge } from "#ui/color-badge.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { customerMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import { accessTone } from "./access-tone.ts";

/** The columns of a list of customers. */
export function useCustomerColumns() {
  const t = useMessages(customerMessages);
  const show = useShow();
  return useColumns(
    calls.customers.search,
    t,
    (c) => [
      c.own({
        id: "name",
        width: 200,
        key: (row) => row.name,
        cell: (row) => (
          <TextLink quiet link={<Link to={paths.edit({ userId: row.id })} />}>
            {row.name || row.phone || row.email || row.external_id || t.unnamed}
          </TextLink>
        ),
      }),
      c.own({ ...contactColumn, header: t.contact }),
      c.own({
        id: "category",
        header: t.fields.category_id,
        exported: ["category", "category_code"],
        cell: ({ card }) =>
          card?.category && (
            <ColorBadge color={card.category.color} textColor={card.category.text_color}>
              {card.category.title}
            </ColorBadge>
          ),
      }),
      c.own({
        id: "access",
        cell: (row) =>
          row.blocked ? (
            <Status tone="danger">{t.fields.blocked}</Status>
          ) : (
            row.card && <Status tone={accessTone[row.card.access]}>{t.values.access[row.card.access]}</Status>
          ),
      }),
      c.own({
        id: "bonuses",
        exported: ["bonuses", "currency", "other_currencies"],
        numeric: true,
        cell: (row) => row.card?.bonuses.map(({ balance, currency }) => show.money(balance, currency)).join(", ") ?? "",
      }),
      c.own({
        id: "visits_count",
        numeric: true,
        key: (row) => row.card?.visits_count ?? 0,
        cell: (row) => show.number(row.card?.visits_count ?? 0),
      }),
      c.own({
        id: "amount",
        exported: ["amount", "currency", "other_currencies"],
        numeric: true,
        cell: (row) => row.card?.totals.map(({ amount, currency }) => show.money(amount, currency)).join(", ") ?? "",
      }),
      c.moment("last_visit_dt", (row) => row.card?.last_visit_dt),
      c.own({
        id: "registered_dt",
        tabular: true,
        key: (row) => row.card?.registered_dt ?? "",
        cell: ({ card }) =>
          card && <time title={show.exact(card.registered_dt)}>{show.dayOf(card.registered_dt)}</time>,
      }),
    ],
    [t, show],
  );
}
