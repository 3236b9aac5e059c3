import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { goodsMessages } from "../messages.ts";
import { paths } from "../screens.ts";
import type { PlacedCategory } from "./use-categories.ts";

/** The columns of the list of goods. */
export function useGoodsColumns(categories: readonly PlacedCategory[]) {
  const t = useMessages(goodsMessages);
  const show = useShow();
  const titles = useMemo(() => new Map(categories.map(({ id, title }) => [id, title])), [categories]);
  return useColumns(
    calls.goods.inBusiness,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ goodsId: id }), "photo"),
      { ...c.text("code"), tabular: true, text: ({ code, barcodes }) => [code, ...barcodes].join(" ") },
      c.choice("category_ids", (row) => row.category_ids.flatMap((id) => titles.get(id) ?? []).join(", ")),
      c.own({
        id: "prices",
        numeric: true,
        cell: (row) => row.prices.map(({ currency, price }) => show.unitPrice(price, currency)).join(" · "),
      }),
      c.choice("unit"),
      c.choice("service_type"),
      c.active("active"),
    ],
    [show, titles],
  );
}
