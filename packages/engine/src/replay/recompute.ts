import { type Finals, finalise, limitsOf } from "../sale/finalise.ts";
import type { PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { PricedCheck, PriceOutcome } from "../sale/result.ts";

/** What a sale keeps: what it was priced from, how it was finished if it had been reserved first, and the result. */
export type StoredSale = { input: PriceInput; finals: Finals | null; check: PricedCheck };

/** Where a sale differs from what its input gives today, as texts; `at` is empty if it is refused now. */
export type Difference = { at: string; stored: string; computed: string };

/**
 * Prices a stored sale of this engine's version again and compares everything that it stored, trace included. Undefined if all is the same,
 * else the first difference.
 */
export function recompute({ input, finals, check }: StoredSale): Difference | undefined {
  const outcome = finals ? finishedAgain(input, finals) : price(input);
  if (!outcome.ok) return { at: "", stored: "sold", computed: outcome.refusal.code };
  return differenceIn(check, outcome.check, "");
}

function finishedAgain(input: PriceInput, finals: Finals): PriceOutcome {
  const reserved = price(input);
  return reserved.ok ? finalise(input, finals, limitsOf(reserved.check)) : reserved;
}

/** Values of JSON; what is undefined in a result is missing in what was stored. */
function differenceIn(stored: unknown, computed: unknown, at: string): Difference | undefined {
  if (!isNode(stored) || !isNode(computed))
    return stored === computed ? undefined : { at, stored: textOf(stored), computed: textOf(computed) };
  for (const key of new Set([...Object.keys(stored), ...Object.keys(computed)])) {
    const found = differenceIn(stored[key], computed[key], at === "" ? key : `${at}.${key}`);
    if (found) return found;
  }
  // Lists and objects without any part look the same up to here.
  if (Array.isArray(stored) === Array.isArray(computed)) return undefined;
  return { at, stored: textOf(stored), computed: textOf(computed) };
}

function isNode(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "nothing");
}
