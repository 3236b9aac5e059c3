import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, expect, test } from "vitest";
import { startLinked } from "../../test/faults/link.ts";
import { type Attempt, expectLedger, figuresOf, keepSelling, openShop } from "../../test/faults/tills.ts";
import { connected } from "../kit/database/connection.ts";
import { migrate } from "../kit/database/migrate.ts";

// A newer server has migrated the database while this one sells on, as when servers are replaced one by one.

const { patron, owner } = await startLinked();
const folder = mkdtempSync(join(tmpdir(), "patron-newer-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a server serves on while a newer one migrates and afterwards, and starts again", async ({ annotate }) => {
  cpSync(join(import.meta.dirname, "../../migrations"), folder, { recursive: true });
  // What additive migrations do, to tables that every sale writes and reads.
  writeFileSync(join(folder, "9001-newer.sql"), "alter table transaction add column newer text;");
  writeFileSync(
    join(folder, "9002-newer-still.sql"),
    `alter table goods add column newer integer not null default 7;
     create index goods_newer on goods (business_id, newer);
     create table newer (business_id uuid not null default current_business() references business, id uuid not null,
       goods_id uuid, primary key (business_id, id), foreign key (business_id, goods_id) references goods);
     call tenant_table('newer');`,
  );
  const attempts: Attempt[] = [];
  const shop = await openShop(patron.url, 4, (attempt) => attempts.push(attempt));
  const selling = keepSelling(shop.tills);
  await wait(500);
  const version = await settingsVersion();
  expect(await migrate(owner, () => {}, folder)).toEqual({ applied: ["9001-newer.sql", "9002-newer-still.sql"] });
  expect(await settingsVersion(), "after two migrations").toBe(version + 2n);
  const migrated = attempts.length;
  await expect.poll(() => attempts.length - migrated).toBeGreaterThan(20);
  await patron.stop();
  await patron.start();
  const restarted = attempts.length;
  await expect.poll(() => attempts.slice(restarted).filter(({ status }) => status === 200).length).toBeGreaterThan(20);
  const acknowledged = await selling.stop();
  await annotate(figuresOf(attempts.slice(0, restarted)));
  const beforeRestart = attempts.slice(0, migrated + 20);
  expect(new Set(beforeRestart.map(({ status }) => status))).toEqual(new Set([200]));
  await expectLedger(shop, acknowledged);
});

/** What tells servers that the settings of the only business which they have in memory are outdated. */
async function settingsVersion(): Promise<bigint> {
  return await connected(owner, async (client) => {
    const { rows: businesses } = await client.query<{ id: string }>("select business_id as id from entrance");
    await client.query("begin");
    await client.query(`set local app.business_id = '${businesses[0]?.id}'`);
    const found = await client.query<{ version: string }>(
      "select version from settings_version where business_id = $1",
      [businesses[0]?.id],
    );
    await client.query("commit");
    return BigInt(found.rows[0]?.version ?? 0);
  });
}
