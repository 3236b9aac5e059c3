import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { goodsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import type { PlacedCategory } from "./use-categories.ts";

/** The columns of the list of items. */
export function useGoodsColumns(categories: readonly PlacedCategory[]) {
  const t = useMessages(goodsMessages);
  const show = useShow();
  const titles = useMemo(() => new Map(categories.map(({ id, title }) => [id, title])), [categories]);
  return useColumns(
    calls.goods.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ goodsId: id }), "photo"),
      { ...c.text("code"), tabular: true, exported: ["code", "barcodes"] },
      {
        ...c.choice("category_ids", (row) => row.category_ids.flatMap((id) => titles.get(id) ?? []).join(", ")),
        sortable: false,
      },
      c.own({
        id: "price_ranges",
        numeric: true,
        cell: (row) =>
          row.price_ranges
            .map(({ currency, lowest, highest }) => {
              const least = show.unitPrice(lowest, currency);
              return lowest === highest ? least : `${least} – ${show.unitPrice(highest, currency)}`;
            })
            .join(" · "),
      }),
      c.choice("unit"),
      c.choice("service_type"),
      c.active("active"),
    ],
    [show, titles],
  );
}
