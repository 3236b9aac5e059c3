// The same results by other means, for comparison: fractions as pairs of numbers, units distributed one by one.

/** Largest remainder by giving single units to the line furthest below its exact share. */
export function share(amount: bigint, weights: readonly bigint[]): bigint[] {
  let whole = 0n;
  for (const weight of weights) whole += weight;
  const parts: bigint[] = [];
  for (const weight of weights) parts.push(whole === 0n ? 0n : (amount * weight) / whole);
  let given = 0n;
  for (const part of parts) given += part;
  while (whole > 0n && given < amount) {
    let worst = -1;
    let lack = -1n;
    for (let line = 0; line < weights.length; line += 1) {
      const missing = amount * (weights[line] ?? 0n) - (parts[line] ?? 0n) * whole;
      if (missing > lack) [worst, lack] = [line, missing];
    }
    parts[worst] = (parts[worst] ?? 0n) + 1n;
    given += 1n;
  }
  return parts;
}

function smaller(a: bigint, b: bigint): bigint {
  return a - b < 0n ? a : b;
}

/** Rounds a fraction of non-negative numbers half up, using twice the remainder. */
export function nearest(top: bigint, bottom: bigint): bigint {
  const [quotient, rest] = [top / bottom, top % bottom];
  return rest * 2n >= bottom ? quotient + 1n : quotient;
}

/** A rule reduced to what the oracle needs: value scaled as in the engine, and its lines. */
export type OracleRule = { action: string; value: bigint; lines: readonly boolean[] };

/** What a rule takes off these amounts by itself. Quantities in thousandths, amounts in hundredths. */
export function alone(rule: OracleRule, amounts: readonly bigint[], quantities: readonly bigint[]): bigint[] {
  const total = amounts.reduce((a, b) => a + b, 0n);
  const within = (amount: bigint, line: number) => {
    const most = amounts[line] ?? 0n;
    if (!rule.lines[line] || amount < 0n) return 0n;
    return smaller(amount, most);
  };
  if (rule.action === "discount-check-percent") {
    const part = nearest(total * rule.value, 100_000_000n);
    return share(smaller(part, total), amounts);
  }
  if (rule.action === "discount-check-amount") return share(smaller(rule.value, total), amounts);
  if (rule.action === "special-price-check") {
    const matched = amounts.map((amount, line) => (rule.lines[line] ? amount : 0n));
    const over = matched.reduce((a, b) => a + b, 0n) - rule.value;
    return share(over > 0n ? over : 0n, matched);
  }
  return amounts.map((amount, line) => {
    const perUnit = nearest(rule.value * (quantities[line] ?? 0n), 100_000n);
    if (rule.action === "discount-items-percent") return within(nearest(amount * rule.value, 100_000_000n), line);
    return within(rule.action === "special-price-item" ? amount - perUnit : perUnit, line);
  });
}

/** The discounts per line of rules in order, by scheme. */
export function combined(
  scheme: string,
  rules: readonly OracleRule[],
  amounts: readonly bigint[],
  quantities: readonly bigint[],
): bigint[] {
  if (scheme === "maximum") {
    const all = rules.map((rule) => alone(rule, amounts, quantities));
    return amounts.map((_, line) =>
      all.reduce((best, parts) => ((parts[line] ?? 0n) > best ? (parts[line] ?? 0n) : best), 0n),
    );
  }
  const taken = amounts.map(() => 0n);
  const left = () => amounts.map((amount, line) => amount - (taken[line] ?? 0n));
  const take = (parts: readonly bigint[]) => {
    left().forEach((room, line) => {
      const part = parts[line] ?? 0n;
      taken[line] = (taken[line] ?? 0n) + smaller(part, room);
    });
  };
  if (scheme === "sequential") {
    for (const rule of rules) take(alone(rule, left(), quantities));
    return taken;
  }
  let fixed = 0n;
  for (const rule of rules) {
    if (rule.action === "discount-check-amount") fixed += rule.value;
    else take(alone(rule, amounts, quantities));
  }
  take(alone({ action: "discount-check-amount", value: fixed, lines: [] }, left(), quantities));
  return taken;
}
