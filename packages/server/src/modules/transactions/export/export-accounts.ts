import type { Language } from "@patron/contract/enums";
import type { Of } from "@patron/contract/kit";
import { labelled } from "@patron/contract/labelled";
import type { Transaction } from "@patron/contract/shapes";
import { stampsWord } from "@patron/contract/units";
import type { Cell } from "#kit/export/sheet.ts";
import { sumOf } from "../line-accounts.ts";
import { stamps } from "./export-messages.ts";

type Moved = Pick<Of<typeof Transaction>, "special_account" | "credited_accounts">;

/** The columns for movements of checks and lines on special accounts. */
export const accountColumns = {
  special_account: "text",
  special_account_amount: "number",
  special_account_unit: "text",
  credited_accounts: "text",
  credited_money: "number",
  credited_goods: "number",
  credited_goods_unit: "text",
  credited_punches: "number",
} as const;

/**
 * The cells of credited accounts. A column has one kind of unit, so it can be summed: money is in the row's currency, the only one that
 * rules credit. Goods of several units in one row have no sum; every amount is beside its account's name anyway.
 */
export function accountCells(
  { special_account: moved, credited_accounts: credited }: Moved,
  language: Language,
): Record<keyof typeof accountColumns, Cell> {
  const unitOf = ({ type, unit }: Moved["credited_accounts"][number]) => (type === "punches" ? stamps[language] : unit);
  const sum = (type: "money" | "goods" | "punches") => sumOf(credited.filter((account) => account.type === type));
  const goods = sum("goods");
  return {
    special_account: moved?.title ?? null,
    special_account_amount: moved?.amount ?? null,
    special_account_unit: moved && unitOf(moved),
    credited_accounts: credited.map((one) => creditText(one, language)).join("; ") || null,
    credited_money: sum("money")?.amount ?? null,
    credited_goods: goods?.amount ?? null,
    credited_goods_unit: goods?.unit ?? null,
    credited_punches: sum("punches")?.amount ?? null,
  };
}

/** A credit as "Fuel: 0.375 L" or "Coffee: 1 stamp". */
function creditText({ title, type, unit, amount }: Moved["credited_accounts"][number], language: Language): string {
  return labelled(title, `${amount} ${type === "punches" ? stampsWord(amount, language) : unit}`, language);
}
