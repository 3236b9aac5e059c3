import { ENGINE_VERSION, type RuleFacts, type StoredSale, type Trial, type TrialChange, trialOf } from "@patron/engine";
import type { Unpacker } from "../transactions/public.ts";
import type { PastSaleRow } from "./queries.ts";
import { count, type Tally } from "./tally.ts";

/** Some sales in their order, with what is found in them and what they use, which are both counted on. */
export interface SalesToPrice {
  /** The change as JSON: one batch after another has the same, which is read once. */
  change: string;
  sales: readonly PastSale[];
  /** Reads what these sales store. */
  stored: Unpacker;
  /** The limited rules whose uses are counted. */
  counted: readonly string[];
  /** How often limited rules were used, by rule and what its uses are counted for. */
  uses: Uses;
  tally: Tally;
}
export type Uses = Record<string, number>;
export interface PastSale extends PastSaleRow {
  /** What uses of a rule by this sale are counted for: all sales, its day and its card. */
  subjects: { day: string; card: string | null };
}
/** What the uses of limited rules by a sale are counted for. */
const useKeys = (counted: readonly string[], { subjects: { day, card } }: Pick<PastSale, "subjects">) =>
  counted.flatMap((id) => ["all", day, ...(card === null ? [] : [card])].map((subject) => `${id} ${subject}`));

let known: { text: string; trial: Trial } | undefined;
function trialFor(text: string): Trial {
  if (known?.text !== text) known = { text, trial: trialOf(JSON.parse(text) as TrialChange) }; // Only `run.ts` writes it.
  return known.trial;
}

/** Prices past sales with something changed. */
export function priceSales({ change, sales, stored: reader, counted, uses, tally }: SalesToPrice): void {
  const trial = trialFor(change);
  for (const sale of sales) {
    const stored = storedOf(sale, reader);
    if (!stored) {
      tally.earlier += 1n;
      continue;
    }
    const replayed = trial(stored, factsOf(counted, sale, uses));
    if ("code" in replayed) {
      tally.unpaid += 1n;
      continue;
    }
    count(tally, sale, replayed);
    // Its invitation was not looked at then.
    if (sale.invited && !stored.input.referral) tally.unrewarded += 1n;
    const applied = counted.filter((id) => replayed.applied.includes(id));
    for (const key of useKeys(applied, sale)) uses[key] = (uses[key] ?? 0) + 1;
  }
}

/** What an earlier version gave is no measure for this one, nor is a check that was finished before it was stored how. */
function storedOf(sale: PastSaleRow, reader: Unpacker): StoredSale | undefined {
  const { engine_version, input, trace, finals, transaction_type } = sale;
  if (engine_version !== ENGINE_VERSION || !input || !trace) return undefined;
  if (transaction_type === "reserve" && !finals) return undefined;
  return { input: reader.input(input), finals: finals && reader.finals(finals), check: reader.check(trace) };
}

function factsOf(counted: readonly string[], { subjects: { day, card } }: PastSale, used: Uses): RuleFacts[] {
  return counted.map((rule_id) => {
    const usedFor = (subject: string) => used[`${rule_id} ${subject}`] ?? 0;
    return {
      rule_id,
      used_total: usedFor("all"),
      used_today: usedFor(day),
      used_by_customer: card === null ? 0 : usedFor(card),
    };
  });
}
