import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useMemo } from "react";
import { useMessages } from "#kit/messages.ts";
import { useAccess } from "#kit/session/access.ts";
import { useShow } from "#kit/show.ts";
import { transactionsMessages } from "../messages.ts";

type Item = Pick<ReplyOf<typeof transactions.items>["items"][number], "gross_margin" | "currency">;

/** The columns of what a sold item cost and leaves; none for those who may not see that. */
export function useMarginColumns() {
  const t = useMessages(transactionsMessages);
  const show = useShow();
  const isAllowed = useAccess()([calls.margins.goods]);
  return useMemo(() => {
    if (!isAllowed) return [];
    return [
      {
        id: "cost_amount",
        numeric: true,
        exported: ["net_amount", "cost_amount", "currency"],
        header: t.fields.cost_amount,
        cell: ({ gross_margin: margin, currency }: Item) =>
          margin?.cost_amount ? show.money(margin.cost_amount, currency) : null,
      },
      {
        id: "gross_margin",
        numeric: true,
        width: 180,
        exported: ["gross_margin", "margin_percent", "currency"],
        header: t.fields.gross_margin,
        cell: ({ gross_margin: margin, currency }: Item) => {
          if (!margin?.amount) return null;
          const percent = margin.percent === null ? "" : ` · ${show.roundedRate(margin.percent)}`;
          return show.money(margin.amount, currency) + percent;
        },
      },
    ];
  }, [t, show, isAllowed]);
}
