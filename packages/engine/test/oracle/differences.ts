import type { PriceInput } from "../../src/sale/input.ts";
import type { PriceOutcome } from "../../src/sale/result.ts";
import { type Answer, engineAnswer, oracleAnswer } from "./answer.ts";

const isBranch = (value: unknown): value is object => typeof value === "object" && value !== null;

function* apart(oracle: unknown, engine: unknown, path: string): Generator<string> {
  // Where the specification leaves it open, the oracle has no result.
  if (oracle === undefined && /\.(discounts|coupons|applied)$/.test(path)) return;
  if (!isBranch(oracle) || !isBranch(engine)) {
    if (oracle !== engine) yield `${path}: oracle ${JSON.stringify(oracle)}, engine ${JSON.stringify(engine)}`;
    return;
  }
  for (const key of new Set([...Object.keys(oracle), ...Object.keys(engine)])) {
    yield* apart(Reflect.get(oracle, key), Reflect.get(engine, key), `${path}.${key}`);
  }
}

/** The differences between oracle and engine for a check; undefined if they agree. */
export function difference(input: PriceInput, outcome: PriceOutcome): string | undefined {
  const [oracle, engine]: [Answer, Answer] = [oracleAnswer(input), engineAnswer(outcome)];
  const all = [...apart(oracle, engine, "")];
  return all.length === 0 ? undefined : all.slice(0, 6).join("\n");
}
