import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
function run(input: string, ...options: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, [join(root, "tools/price.ts"), "-", ...options], {
    input,
    encoding: "utf8",
  });
  return { stdout, stderr, status };
}
const check = {
  at: "2026-11-21T10:00:00Z",
  currency: "UAH",
  loyalty: { id: "l", time_zone: "Europe/Kyiv" },
  pos: { id: "p", time_zone: "Europe/Kyiv" },
  terminal: { id: "t" },
  rules: [
    { id: "ten", title: "Ten off", scope: "automatic", action_type: "discount-check-percent", value: "10" },
    { id: "asked", title: "On request", scope: "manual", action_type: "discount-check-percent", value: "10" },
  ],
  lines: [{ id: "A", goods: { id: "A" }, quantity: "2", goods_price: { price: "10.00" } }],
};

test("a check from a file is priced, with every step and what did not apply", () => {
  const { stdout, status } = run(JSON.stringify(check));
  expect(status).toBe(0);
  expect(stdout).toMatch(/^A +2\.000 × 10\.0000 +20\.00 +2\.00 +0\.00 +0\.00 +18\.00$/m);
  expect(stdout).toMatch(/^amount_to_pay +18\.00 UAH$/m);
  expect(stdout).toMatch(/^discount +A +rule Ten off +20\.00 +-2\.00 +18\.00$/m);
  expect(stdout).toMatch(/^rule On request +not-picked$/m);
});

test("with --json it gives what the engine gives", () => {
  const { stdout } = run(JSON.stringify(check), "--json");
  expect(JSON.parse(stdout)).toMatchObject({ ok: true, check: { totals: { amount_to_pay: "18.00" } } });
});

test("a check that cannot be sold differs from a file that is not a check", () => {
  const free = { ...check, lines: [{ id: "A", goods: { id: "A" }, quantity: "2" }] };
  expect(run(JSON.stringify(free))).toMatchObject({ status: 2, stderr: expect.stringContaining("line.price_missing") });
  const number = { ...check, tip_amount: 1.5 };
  expect(run(JSON.stringify(number))).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("tip_amount: must be"),
  });
  const unknown = { ...check, discount: "5" };
  expect(run(JSON.stringify(unknown)).stderr).toContain("discount: is not a known field");
  expect(run("{")).toMatchObject({ status: 1, stderr: expect.stringContaining("This is not JSON") });
});
