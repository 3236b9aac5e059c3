import { calls } from "@patron/contract/routes";
import { useColumns } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { taxesMessages } from "../messages.ts";
import { paths } from "../screens.ts";

/** The columns of the list of taxes. */
export function useTaxColumns(loyaltyId: string) {
  const t = useMessages(taxesMessages);
  const show = useShow();
  return useColumns(
    calls.taxes.list,
    t,
    (c) => [
      c.link("title", ({ id }) => paths.edit({ loyaltyId, taxId: id })),
      c.text("code"),
      c.own({
        id: "rate",
        numeric: true,
        key: (row) => Number(row.rate),
        cell: (row) => (row.type === "percentage" ? show.rate(row.rate) : `${show.quantity(row.rate)} ${t.perUnit}`),
      }),
      c.choice("classification"),
      c.choice("is_used", (row) => (row.is_used ? t.isUsed : t.notUsed)),
      c.active("active"),
    ],
    [t, show, loyaltyId],
  );
}
