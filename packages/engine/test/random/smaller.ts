import type { PriceInput } from "../../src/sale/input.ts";

// Fields that an input must have.
const needed = new Set(
  "id at currency loyalty pos terminal lines goods quantity goods_price price time_zone scope type action_type access from value valid_from owner option_type audience card_category_id tax_id classification rate prices_entered_as taxes rule_id payment_type asked available".split(
    " ",
  ),
);

type Path = readonly (string | number)[];

function* paths(node: unknown, above: Path = []): Generator<Path> {
  if (typeof node !== "object" || node === null) return;
  const keys = Array.isArray(node) ? [...node.keys()].reverse() : Object.keys(node);
  for (const key of keys) {
    if (typeof key === "number" || !needed.has(key)) yield [...above, key];
    yield* paths(Reflect.get(node, key), [...above, key]);
  }
}

function without(input: PriceInput, path: Path): PriceInput | undefined {
  const copy: PriceInput = JSON.parse(JSON.stringify(input));
  let parent: unknown = copy;
  for (const key of path.slice(0, -1)) {
    if (typeof parent !== "object" || parent === null) return undefined;
    parent = Reflect.get(parent, key);
  }
  const last = path.at(-1);
  if (typeof parent !== "object" || parent === null || last === undefined || !(last in parent)) return undefined;
  if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else Reflect.deleteProperty(parent, last);
  return copy;
}

/** The smallest input that still fails, found by removing things one by one. */
export function smallest(input: PriceInput, isBroken: (input: PriceInput) => boolean): PriceInput {
  let best = input;
  for (let again = true; again; ) {
    again = false;
    for (const path of [...paths(best)]) {
      const tried = without(best, path);
      if (!tried || !isBroken(tried)) continue;
      best = tried;
      again = true;
    }
  }
  return best;
}
