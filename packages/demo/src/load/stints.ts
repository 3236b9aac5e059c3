import type { Founded } from "../found/found.ts";
import type { PlannedDay, PlannedSale } from "../plan.ts";
import type { NumberedSale } from "./cashier.ts";
import type { Part } from "./shift.ts";

/** Sales per stint: enough to make COPY worthwhile, few enough for memory. */
const salesAtOnce = 4_000;

/** The next check number of every terminal, by its id. */
export class Numbers {
  readonly #terminals: Founded["terminals"];
  readonly last = new Map<string, bigint>();
  constructor({ terminals }: Founded) {
    this.#terminals = terminals;
  }
  of({ location, terminal }: PlannedSale): bigint {
    const found = this.#terminals[location]?.[terminal];
    if (!found) throw new RangeError("The plan names a terminal that is not there.");
    const number = (this.last.get(found.id) ?? 0n) + 1n;
    this.last.set(found.id, number);
    return number;
  }
}

/** Deals days to shifts, numbered and in pieces; a customer always comes to the same shift. Each piece has one list of parts per shift. */
export function* dealDays(days: Iterable<PlannedDay>, numbers: Numbers, shifts: number): Generator<Part[][]> {
  const empty = () => Array.from({ length: shifts }, (): Part[] => []);
  let [piece, waiting] = [empty(), 0];
  for (const { date, sales } of days) {
    for (let start = 0; start === 0 || start < sales.length; start += salesAtOnce) {
      const part = sales.slice(start, start + salesAtOnce).map((sale) => ({ ...sale, number: numbers.of(sale) }));
      for (const [index, own] of deal(part, shifts).entries()) {
        piece[index]?.push({ date, opens: start === 0, sales: own });
      }
      waiting += part.length;
      if (waiting < salesAtOnce) continue;
      yield piece;
      [piece, waiting] = [empty(), 0];
    }
  }
  if (waiting > 0) yield piece;
}

function deal(sales: readonly NumberedSale[], shifts: number): NumberedSale[][] {
  const dealt = Array.from({ length: shifts }, (): NumberedSale[] => []);
  for (const [index, sale] of sales.entries()) dealt[(sale.customer ?? index) % shifts]?.push(sale);
  return dealt;
}
