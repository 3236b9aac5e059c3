import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, expect, inject, test } from "vitest";
import { dropDistributed } from "../../../test/citus/cluster.ts";
import { newPatron } from "../../../test/faults/patron.ts";
import { expectLedger, openShop } from "../../../test/faults/tills.ts";
import { connected } from "../database/connection.ts";

// What the containers of deploy/compose.citus.yaml do, on this machine: nodes that know nothing of each other become a cluster, and the image's own
// command starts a server on it.

const root = join(import.meta.dirname, "../../../../..");
const nodes = inject("nodes");
const database = `patron_test_${crypto.randomUUID().replaceAll("-", "").slice(0, 12)}`;
for (const node of nodes) await connected(node, (client) => client.query(`create database ${database}`));
afterAll(() => dropDistributed(nodes, database));
const web = mkdtempSync(join(tmpdir(), "patron-web-"));
afterAll(() => rmSync(web, { recursive: true, force: true }));

const [coordinator] = nodes;
const url = `postgres://${coordinator?.user}:owner@${coordinator?.host}:${coordinator?.port}/${database}`;
const patron = await newPatron({ DATABASE_URL: url }, entryPoint());

test("nodes become a cluster, once and again", async () => {
  const [first, ...workers] = nodes.map(({ host, port }) => `${host}:${port}`);
  const env = { ...process.env, PGUSER: coordinator?.user ?? "", PGPASSWORD: "owner", PGDATABASE: database };
  const joining = () =>
    promisify(execFile)("sh", [join(root, "deploy/citus/join.sh")], {
      env: { ...env, COORDINATOR: first, WORKERS: workers.join(" ") },
    });
  expect((await joining()).stdout).toBe("The cluster has 2 worker(s).\n");
  expect((await joining()).stdout).toBe("The cluster has 2 worker(s).\n");
  const { rows } = await connected({ ...coordinator, database }, (client) =>
    client.query<{ port: number }>("select nodeport as port from pg_dist_node where groupid > 0 order by 1"),
  );
  expect(rows.map(({ port }) => port)).toEqual(nodes.slice(1).map(({ port }) => port));
});

test("the image's command serves the web app and sells on it", async () => {
  await patron.start();
  const page = await fetch(`${patron.url}/anything`, { headers: { accept: "text/html" } });
  expect(await page.text()).toBe("<p>The app</p>");
  const shop = await openShop(patron.url, 1);
  const sold = await shop.tills[0]?.sell();
  await expectLedger(shop, [sold ?? ""]);
  await patron.stop();
});

/** The arguments of Node in the image, at the places where this machine has the files. */
function entryPoint(): string[] {
  mkdirSync(join(web, "assets"));
  writeFileSync(join(web, "index.html"), "<p>The app</p>");
  const text = readFileSync(join(root, "deploy/Containerfile"), "utf8");
  const [program, ...given] = JSON.parse(/^ENTRYPOINT (.*)$/m.exec(text)?.[1] ?? "[]") as string[]; // In the exec form.
  expect(program).toBe("node");
  return given.map((one) => (one === "web" ? web : one.startsWith("tools/") ? join(root, one) : one));
}
