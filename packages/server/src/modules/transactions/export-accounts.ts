import type { Language } from "@patron/contract/enums";
import type { Of, Texts } from "@patron/contract/kit";
import { transactionsLabels } from "@patron/contract/labels";
import type { Transaction } from "@patron/contract/shapes";
import type { Cell, CellKind } from "#kit/export/sheet.ts";
import { punch } from "./export-messages.ts";
import { sumOf } from "./line-accounts.ts";

const { fields: heads } = transactionsLabels;

type Moved = Pick<Of<typeof Transaction>, "special_account" | "credited_accounts">;
const column = (kind: CellKind, title: Texts) => ({ kind, title });

/** What checks and their lines move on special accounts, in the columns of a file. */
export const accountColumns = {
  special_account: column("text", heads.special_account),
  special_account_amount: column("number", heads.special_account_amount),
  special_account_unit: column("text", heads.special_account_unit),
  credited_accounts: column("text", heads.credited_accounts),
  credited_money: column("number", heads.credited_money),
  credited_goods: column("number", heads.credited_goods),
  credited_goods_unit: column("text", heads.credited_goods_unit),
  credited_punches: column("number", heads.credited_punches),
} as const;

/**
 * The cells of credited accounts. A column has one kind of unit, so it can be summed: money is in the row's currency, the only one that
 * rules credit. Goods of several units in one row have no sum; every amount is beside its account's name anyway.
 */
export function accountCells(
  { special_account: moved, credited_accounts: credited }: Moved,
  language: Language,
): Record<keyof typeof accountColumns, Cell> {
  const unitOf = ({ type, unit }: Moved["credited_accounts"][number]) => (type === "punches" ? punch[language] : unit);
  const sum = (type: "money" | "goods" | "punches") => sumOf(credited.filter((account) => account.type === type));
  const goods = sum("goods");
  return {
    special_account: moved?.title ?? null,
    special_account_amount: moved?.amount ?? null,
    special_account_unit: moved && unitOf(moved),
    credited_accounts: credited.map((one) => `${one.title}: ${one.amount} ${unitOf(one)}`).join("; ") || null,
    credited_money: sum("money")?.amount ?? null,
    credited_goods: goods?.amount ?? null,
    credited_goods_unit: goods?.unit ?? null,
    credited_punches: sum("punches")?.amount ?? null,
  };
}
