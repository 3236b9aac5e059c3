import { expect, test } from "vitest";
import golden from "../../test/golden/sale-v3.json" with { type: "json" };
import type { PriceInput } from "../sale/input.ts";
import { price } from "../sale/price.ts";
import type { PricedCheck } from "../sale/result.ts";
import { recompute, type StoredSale } from "./recompute.ts";

const input: PriceInput = JSON.parse(JSON.stringify(golden.stored));
const check: PricedCheck = JSON.parse(JSON.stringify(golden.result));
const differing = (change: (stored: StoredSale) => void) => {
  const stored = JSON.parse(JSON.stringify({ input, finals: null, check })) as StoredSale;
  change(stored);
  return recompute(stored);
};

test("a sale that nobody has touched is the same", () => {
  expect(recompute({ input, finals: null, check })).toBeUndefined();
});

test("a changed amount, explanation or input is found where it is", () => {
  expect(differing(({ check: { totals } }) => Object.assign(totals, { amount_to_pay: "1.00" }))).toEqual({
    at: "totals.amount_to_pay",
    stored: "1.00",
    computed: check.totals.amount_to_pay,
  });
  expect(differing(({ check: { trace } }) => Object.assign(trace, { extra: [] }))).toEqual({
    at: "trace.extra",
    stored: "[]",
    computed: "nothing",
  });
  const taxed = ({ input }: StoredSale) => Object.assign(input.lines[1] ?? {}, { tax_overrides: [] });
  expect(differing(taxed)?.at).toMatch(/^lines\.1\./);
});

test("one that could not be sold today says why", () => {
  expect(differing((stored) => Object.assign(stored.input, { currency: "???" }))).toEqual({
    at: "",
    stored: "sold",
    computed: "sale.unknown_currency",
  });
});

test("a reserved check is finished again with what was delivered", () => {
  const reserved = { ...input, payments: null };
  const priced = price(reserved);
  if (!priced.ok) throw new Error("The golden sale can be reserved.");
  const { lines } = priced.check;
  const finals = { lines: lines.map(({ id }) => ({ id, quantity: "1" })), payments: null };
  expect(recompute({ input: reserved, finals, check: priced.check })?.at).toBe("lines.0.quantity");
});
