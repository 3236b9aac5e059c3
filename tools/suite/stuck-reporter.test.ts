import { join } from "node:path";
import { expect, test } from "vitest";
import { plantedSuite } from "./planted.ts";

const reporter = join(import.meta.dirname, "stuck-reporter.ts");
const run = (body: string, env: Record<string, string> = {}) =>
  plantedSuite(body, ["--reporter=default", `--reporter=${reporter}`], env);

test("a suite that ends is left alone", () => {
  expect(run('test("a", () => {});')).toMatchObject({ status: 0 });
});

test.each([
  ["in a test", 'test("a", () => { for (;;); });'],
  ["in a file that is loaded", "for (;;);"],
])("a loop without end %s ends the suite, which names the file", (_, body) => {
  const { status, output } = run(body, { PATRON_STUCK_MS: "1500" });
  expect(status).toBe(1);
  expect(output).toMatch(/failed: no test has ended for \d+ minutes in .*planted\.test\.js/);
});
