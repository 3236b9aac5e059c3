import { ENGINE_VERSION, type RuleChange, type RuleFacts, replay } from "@patron/engine";
import { unpackCheck, unpackFinals, unpackInput } from "../transactions/public.ts";
import type { PastSaleRow } from "./queries.ts";
import { count, emptyTally, type Tally } from "./tally.ts";

/** Some sales in their order, and how often the changed rule was used before them. */
export interface SalesToPrice {
  change: RuleChange;
  sales: readonly PastSale[];
  /** By what uses are counted for; null for a rule that is not limited. */
  uses: Record<string, number> | null;
}
export interface PastSale extends PastSaleRow {
  /** What uses of the rule by this sale are counted for: all sales, its day and its card. */
  subjects: { day: string; card: string | null };
}
/** What was found, and how often the rule was used after them. */
export interface PricedSales {
  tally: Tally;
  uses: Record<string, number> | null;
}

/** What a limited rule's uses are counted for in a sale. */
export const subjectsOf = ({ subjects: { day, card } }: Pick<PastSale, "subjects">) =>
  card === null ? ["all", day] : ["all", day, card];

/** Prices past sales with changed rules. */
export function priceSales({ change, sales, uses }: SalesToPrice): PricedSales {
  const tally = emptyTally();
  const used = uses && { ...uses };
  for (const sale of sales) {
    // What an earlier version gave is no measure for this one, nor is a check that was finished before it was stored how.
    const isFinished = sale.transaction_type === "reserve";
    if (sale.engine_version !== ENGINE_VERSION || !sale.input || !sale.trace || (isFinished && !sale.finals)) {
      tally.earlier += 1n;
      continue;
    }
    const stored = {
      input: unpackInput(sale.input),
      finals: sale.finals && unpackFinals(sale.finals),
      check: unpackCheck(sale.trace),
    };
    const replayed = replay(stored, change, factsOf(change, sale, used));
    if ("code" in replayed) {
      tally.unpaid += 1n;
      continue;
    }
    count(tally, sale, replayed);
    if (used && replayed.applies) for (const subject of subjectsOf(sale)) used[subject] = (used[subject] ?? 0) + 1;
  }
  return { tally, uses: used };
}

function factsOf({ rule }: RuleChange, sale: PastSale, used: Record<string, number> | null): RuleFacts | undefined {
  if (!rule || !used) return undefined;
  const { day, card } = sale.subjects;
  return {
    rule_id: rule.id,
    used_total: used.all ?? 0,
    used_today: used[day] ?? 0,
    used_by_customer: card === null ? 0 : (used[card] ?? 0),
  };
}
