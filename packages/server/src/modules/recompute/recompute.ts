import { type Difference, ENGINE_VERSION, recompute } from "@patron/engine";
import { totalColumns, type Unpacker } from "../transactions/public.ts";
import type { StoredSaleRow } from "./queries.ts";

/** How many sales were priced again and how many an earlier version had priced, and those that came out differently. */
export interface Recomputed {
  same: number;
  earlier: number;
  different: ({ id: string } & Difference)[];
}

/** Sales with a reader of what they store. */
export interface StoredSales {
  rows: readonly StoredSaleRow[];
  stored: Unpacker;
}

/** So many sales are priced before others on this thread have their turn. */
const atOnce = 10;

/**
 * Prices stored sales again and compares the results. Those of an earlier version of the calculation are only counted, and so are reserved
 * checks that were finished before it was stored how.
 */
export async function recomputeSales({ rows, stored }: StoredSales): Promise<Recomputed> {
  const result: Recomputed = { same: 0, earlier: 0, different: [] };
  for (const [index, row] of rows.entries()) {
    if (index % atOnce === 0) await new Promise(setImmediate);
    const isFinished = row.transaction_type === "reserve" && row.finalized_dt !== null;
    if (row.engine_version !== ENGINE_VERSION || (isFinished && !row.finals)) {
      result.earlier += 1;
      continue;
    }
    const difference = differenceOf(row, stored);
    if (difference) result.different.push({ id: row.id, ...difference });
    else result.same += 1;
  }
  return result;
}

/** What differs first: the explained result from its input, or a total that lists and reports read from the result. */
function differenceOf(row: StoredSaleRow, stored: Unpacker): Difference | undefined {
  const check = stored.check(row.trace);
  const found = recompute({ input: stored.input(row.input), finals: row.finals && stored.finals(row.finals), check });
  if (found) return found;
  const columns = Object.entries(totalColumns(check)) as [keyof ReturnType<typeof totalColumns>, bigint][]; // Its keys.
  const wrong = columns.find(([name, amount]) => row[name] !== amount);
  return wrong && { at: wrong[0], stored: String(row[wrong[0]]), computed: String(wrong[1]) };
}
