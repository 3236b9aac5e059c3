import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../../../test/busy-process.ts", import.meta.url));

test("a connection that a killed process had not taken yet is closed", async () => {
  const [code] = await once(spawn(process.execPath, [program], { stdio: "inherit" }), "exit");
  expect(code).toBe(0);
});
