import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { costsMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The columns of the list of extra charges. */
export function useCostColumns(loyaltyId: string) {
  const t = useMessages(costsMessages);
  const show = useShow();
  return useColumns(
    calls.additionalCosts.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ loyaltyId, additionalCostId: id })),
      c.text("code"),
      c.choice("kind"),
      c.own({
        id: "value",
        numeric: true,
        key: (row) => Number(row.value),
        cell: ({ kind, type, value }) => {
          if (kind !== "commission") return t.atSale;
          return type === "percentage" ? show.rate(value) : `${show.quantity(value)} ${t.perUnit}`;
        },
      }),
      c.choice("is_used", (row) => (row.is_used ? t.isUsed : t.notUsed)),
      c.active("active"),
    ],
    [t, show, loyaltyId],
  );
}
