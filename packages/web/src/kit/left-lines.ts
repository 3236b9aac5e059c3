import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { withoutZeros } from "#ui/fields/decimal-text.ts";

/** A line of a sale, with what is left of it. */
export interface LeftLine {
  id: string;
  title: string;
  unit: string;
  left: string;
}

/** The lines of a sale of which something is left. Quantities have three decimals, so thousandths are exact. */
export function leftLines({
  check,
  returned,
}: Pick<ReplyOf<typeof transactions.get>, "check" | "returned">): LeftLine[] {
  const back = new Map(returned.map(({ line_id, quantity }) => [line_id, thousandths(quantity)]));
  return (check?.items ?? []).flatMap(({ id, title, unit, quantity }) => {
    const left = thousandths(quantity) - (back.get(id) ?? 0);
    return left > 0 ? [{ id, title, unit, left: withoutZeros((left / 1000).toFixed(3)) }] : [];
  });
}
const thousandths = (quantity: string) => Math.round(Number(quantity) * 1000);
