import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { calls } from "@patron/contract/routes";
import { afterAll, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";

// What docs/integrating.md says about the typed client: packed here, installed in a folder of its own, compiled, and run against a server.

const root = join(import.meta.dirname, "../../../../..");
const server = await startTestServer();
const folder = mkdtempSync(join(tmpdir(), "patron-client-"));
afterAll(() => rmSync(folder, { recursive: true }));

const run = promisify(execFile);
const env = { ...process.env, PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ""}` };
const npm = (...args: string[]) =>
  run("npm", [...args, "--offline", "--no-audit", "--no-fund"], {
    cwd: folder,
    env,
    shell: process.platform === "win32",
  });

const program = `
import { createPatron, Refused } from "@patron/client";

const [url = "", key = ""] = process.argv.slice(2);
const patron = createPatron({ url, key });
const { items } = await patron.call("listTillGoods");
const body = { items: [{ code: items[0]?.code ?? "", quantity: "2" }], payments: [{ payment_type: "cash" as const }] };
const { transaction } = await patron.call("sellCheck", { body });
console.log(transaction.totals.amount_to_pay);
// @ts-expect-error: quantities are texts.
patron.call("sellCheck", { body: { items: [{ code: "A", quantity: 2 }] } }).catch((error) => {
  console.log(error instanceof Refused ? error.code : error);
});
`;
const settings = {
  compilerOptions: {
    ...{ strict: true, target: "es2022", module: "nodenext", skipLibCheck: false, lib: ["es2023", "dom"] },
    ...{ types: [], outDir: "." },
  },
  files: ["program.ts", "process.d.ts"],
};

test("the typed client is packed, installed into an empty folder, compiled against, and sells", async () => {
  const s = await shop(server);
  const { api_key } = await s.w.owner.request(calls.terminals.updateKey, { path: { terminalId: s.terminalId } });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "till", private: true, type: "module" }));
  await npm("pack", join(root, "packages/clients/typescript"));
  await npm("install", "./patron-client-0.1.0.tgz");
  writeFileSync(join(folder, "program.ts"), program);
  writeFileSync(join(folder, "process.d.ts"), "declare const process: { argv: string[] };\n");
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(settings));
  const compiler = join(root, "node_modules/typescript/bin/tsc");
  await run(process.execPath, [compiler, "--project", folder]).catch((error: { stdout: string }) => {
    throw new Error(error.stdout);
  });
  const { stdout } = await run(process.execPath, [join(folder, "program.js"), server.url, api_key]);
  expect(stdout).toBe("20.00\nrequest.malformed\n");
});
