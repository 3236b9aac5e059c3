import { calls } from "@patron/contract/routes";
import { useCallback } from "react";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { addDecimals } from "#ui/fields/decimal-text.ts";
import { priceGroupsMessages } from "../messages.ts";
import type { Group } from "./group.ts";

/** The columns of the items of a group: each level of the price, and the next price. */
export function useItemColumns(group: Group) {
  const t = useMessages(priceGroupsMessages);
  const show = useShow();
  const price = useCallback(
    (text: string | null | undefined) => text && show.unitPrice(text, group.currency),
    [show, group.currency],
  );
  return useColumns(
    calls.priceGroups.items,
    t,
    (c) => [
      c.own({
        id: "item",
        width: 240,
        cell: ({ item, active }) => (
          <span className="flex min-w-0 items-center gap-2.5">
            <Avatar name={item.title} src={item.photo?.thumbnail_url} size="sm" />
            <span className="cell-start truncate font-medium">{item.title}</span>
            {!active && <Badge>{t.off}</Badge>}
          </span>
        ),
      }),
      c.own({
        id: "shelf",
        header: t.shelf,
        numeric: true,
        cell: ({ prices }) => prices?.posted && <strong className="font-semibold">{price(prices.posted)}</strong>,
      }),
      c.own({ id: "base", header: t.base, numeric: true, cell: ({ prices }) => price(prices?.base) }),
      c.own({
        id: "taxes",
        numeric: true,
        cell: ({ prices }) =>
          prices?.including_taxes && prices.base && price(addDecimals(prices.including_taxes, `-${prices.base}`)),
      }),
      c.own({ id: "code", tabular: true, cell: ({ item }) => item.code }),
      c.own({
        id: "planned",
        header: t.planned,
        tabular: true,
        cell: ({ planned_prices: [next] = [] }) =>
          next &&
          t.plannedFrom(
            next.price === null ? t.itemsOwn : show.unitPrice(next.price, group.currency),
            show.dateTime(next.valid_from),
          ),
      }),
    ],
    [t, show, price, group.currency],
  );
}
