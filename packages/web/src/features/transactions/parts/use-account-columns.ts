import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { useMemo } from "react";
import { usePostedAmount } from "#kit/account-amount.ts";
import { labelled } from "#kit/labelled.ts";
import { useMessages } from "#kit/messages.ts";
import { transactionsMessages } from "../messages.ts";

type Item = ReplyOf<typeof transactions.items>["items"][number];
type Moved = Pick<Item, "special_account" | "credited_accounts">;

/**
 * The columns of changes on special accounts, optional in lists of checks and lines. In a file each amount has a separate unit, so that it can be
 * summed.
 */
export function useAccountColumns() {
  const t = useMessages(transactionsMessages);
  const written = usePostedAmount();
  return useMemo(() => {
    const describe = ({ title, amount, unit }: Item["credited_accounts"][number]) =>
      labelled(title, written(amount, unit));
    const sums = ["credited_money", "currency", "credited_goods", "credited_goods_unit", "credited_punches"];
    return [
      {
        id: "special_account",
        hidden: true,
        exported: ["special_account", "special_account_amount", "special_account_unit"],
        header: t.fields.special_account,
        cell: ({ special_account: moved }: Moved) => moved && describe(moved),
      },
      {
        id: "credited_accounts",
        hidden: true,
        exported: ["credited_accounts", ...sums],
        header: t.fields.credited_accounts,
        cell: ({ credited_accounts: credited }: Moved) => credited.map(describe).join("; "),
      },
    ];
  }, [t, written]);
}
