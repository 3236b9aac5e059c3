import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { PriceInput } from "../../packages/engine/src/sale/input.ts";
import type { PricedCheck } from "../../packages/engine/src/sale/result.ts";
import { priced } from "../../packages/engine/test/check.ts";

const page = readFileSync(join(import.meta.dirname, "../../docs/money.md"), "utf8");
type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** The name of an example's column in a line, and in the totals. */
const columns: Record<string, [line: keyof PricedCheck["lines"][number] | null, total: keyof PricedCheck["totals"]]> = {
  Amount: ["amount", "amount"],
  Discount: ["discount_amount", "discount_amount"],
  "Bonuses spent": ["bonuses_redeemed", "bonuses_redeemed_amount"],
  "Tax added": ["sales_taxes_amount", "sales_taxes_amount"],
  "Tax contained": ["contained_taxes_amount", "contained_taxes_amount"],
  "Without tax": ["net_amount", "net_amount"],
  "Bonuses earned": ["bonuses_added", "bonuses_added_amount"],
  Rounding: [null, "rounding_amount"],
  "To pay": ["amount_to_pay", "amount_to_pay"],
};

const fromAccount = "From the account";
/** What a special account pays for a line, or for the check. */
function takenFrom({ payments }: PricedCheck, name: string): string | undefined {
  const account = payments?.find((payment) => payment.account)?.account;
  return name === "Check" ? account?.amount : account?.lines.find(({ line }) => line === name)?.amount;
}

/** JSON Merge Patch, RFC 7396. */
function merged(target: Json, patch: Json): Json {
  if (patch === null || typeof patch !== "object" || Array.isArray(patch)) return patch;
  const base = target !== null && typeof target === "object" && !Array.isArray(target) ? { ...target } : {};
  for (const [name, value] of Object.entries(patch)) {
    if (value === null) delete base[name];
    else base[name] = merged(base[name] ?? null, value);
  }
  return base;
}

const jsonIn = (text: string): Json => JSON.parse(/```json\n([\s\S]*?)```/.exec(text)?.[1] ?? "null");
const rowsIn = (text: string) =>
  [...text.matchAll(/^\|(.*)\|$/gm)].map(([, row = ""]) => row.split("|").map((cell) => cell.trim()));

const [start = "", ...examples] = page.split("## Worked examples")[1]?.split("## The ledger")[0]?.split("### ") ?? [];
const common = jsonIn(start);

describe("the examples that the documentation works out", () => {
  test("are there", () => expect(examples.length).toBeGreaterThan(12));

  test.each(examples.map((text) => [text.split("\n")[0] ?? "", text]))("%s", (_, text) => {
    const check = priced(merged(common, jsonIn(text)) as unknown as PriceInput); // The file's tests verify its shape.
    const [head = [], , ...rows] = rowsIn(text);
    expect(rows.map(([name]) => name)).toEqual([...check.lines.map(({ id }) => id), "Check"]);
    const shown = rows.map(([name = ""]) =>
      head.slice(1).map((title) => {
        if (title === fromAccount) return takenFrom(check, name);
        const [inLine, inTotal] = columns[title] ?? [null, "amount"];
        if (name === "Check") return check.totals[inTotal];
        return inLine ? check.lines.find(({ id }) => id === name)?.[inLine] : "";
      }),
    );
    expect(head.slice(1).every((title) => title in columns || title === fromAccount)).toBe(true);
    expect(shown).toEqual(rows.map(([, ...cells]) => cells));
  });
});
