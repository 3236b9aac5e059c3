import { expect, test } from "vitest";
import { plantedSuite } from "./planted.ts";

const warning = 'process.emitWarning("Old habits.", "DeprecationWarning")';

test("a clean suite passes", () => {
  expect(plantedSuite('test("a", () => {});')).toMatchObject({ status: 0 });
});

test("a deprecation warning in a test fails the suite, and is printed", () => {
  const { status, output } = plantedSuite(`test("a", async () => { ${warning}; await new Promise(setImmediate); });`);
  expect(status).toBe(1);
  expect(output).toContain("Old habits.");
});

test("a deprecation warning in a process that a test starts ends that process", () => {
  const { status, output } = plantedSuite(
    `import { execFileSync } from "node:child_process";\ntest("a", () => { execFileSync(process.execPath, ["-e", '${warning}']); });`,
  );
  expect(status).toBe(1);
  expect(output).toContain("Old habits.");
});
