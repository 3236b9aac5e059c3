import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { beforeAll, describe, expect, test } from "vitest";
import { newPatron, startToFail } from "../../test/faults/patron.ts";
import { drawn, profile } from "../../test/faults/profile.ts";
import {
  type Attempt,
  expectLedger,
  figuresOf,
  keepSelling,
  openShop,
  retryingClient,
} from "../../test/faults/tills.ts";
import { registration } from "../../test/world.ts";
import { roleNames } from "../kit/database/address.ts";
import { connected } from "../kit/database/connection.ts";
import { clusterProcesses } from "../kit/database/processes.ts";
import { rolePassword } from "../kit/database/roles.ts";

// The embedded database is killed while the server runs (F2), and another server uses its directory (F4).

describe.skipIf(process.env.DATABASE_URL || process.platform === "win32")("the embedded database", async () => {
  const patron = await newPatron();
  const folder = join(patron.dataDir, "database");
  beforeAll(() => patron.start());

  test(`every acknowledged sale survives ${profile.databaseKills} kills of the whole database under load, once, and the server comes back by itself`, async ({
    annotate,
  }) => {
    const attempts: Attempt[] = [];
    const shop = await openShop(patron.url, 16, (attempt) => attempts.push(attempt));
    attempts.length = 0;
    let longestBack = 0;
    const selling = keepSelling(shop.tills);
    for (const pause of drawn(profile.databaseKills, 500, 1_500)) {
      await wait(pause);
      const killed = killDatabase();
      // Once the database accepts connections again, the server has five seconds.
      const next = () => (patron.isRunning() ? readyPostmaster() : undefined) ?? killed;
      await expect.poll(next, { interval: 10 }).not.toBe(killed);
      const back = performance.now();
      const served = attempts.length;
      await expect.poll(() => patron.isReady(), { interval: 20 }).toBe(true);
      await expect.poll(() => attempts.slice(served).some(isServed), { interval: 20 }).toBe(true);
      longestBack = Math.max(longestBack, performance.now() - back);
    }
    const acknowledged = await selling.stop();
    await annotate(`${figuresOf(attempts)}; served at the latest ${Math.round(longestBack)} ms after the database`);

    expect(longestBack).toBeLessThan(5_000 * profile.tolerance);
    const refused = attempts.filter(({ status }) => status !== 200);
    for (const { status } of attempts) expect([200, 409, 503]).toContain(status);
    expect(refused.length).toBeGreaterThan(0);
    for (const one of refused.filter(({ status }) => status === 503)) expect(one.retryAfter).toBe("1");
    expect(Math.max(...attempts.map(({ ms }) => ms))).toBeLessThan(10_000 * profile.tolerance);
    expect(acknowledged.length).toBeGreaterThan(profile.databaseKills);
    await expectLedger(shop, acknowledged);
    expect(patron.log()).not.toMatch(/server\.broken|Unhandled/);
  });

  test("jobs are done again after the database was killed", async () => {
    killDatabase();
    const anonymous = retryingClient(patron.url, undefined);
    const body = registration();
    await anonymous(calls.auth.register, { body }, { idempotencyKey: crypto.randomUUID() });
    // Registration adds a job that sends an e-mail, and a finished job leaves the queue.
    expect((await anonymous(calls.platform.mailbox, {})).items.map(({ recipient }) => recipient)).toContain(body.email);
    const secret = readFileSync(join(patron.dataDir, "secret"), "utf8");
    const login = { user: roleNames.worker, password: rolePassword(secret, roleNames.worker) };
    const waiting = () =>
      connected({ host: folder, database: "patron", ...login }, async (client) => {
        // A job that was running when the same one was requested again is not tried again itself: it has no attempts left.
        const { rows } = await client.query("select * from graphile_worker.jobs where attempts < max_attempts");
        return rows;
      });
    await expect.poll(waiting).toEqual([]);
  });

  test(`a second server on the directory ends with one clear line and leaves the first alone, ${profile.secondStarts} times over`, async () => {
    const shop = await openShop(patron.url, 2);
    const selling = keepSelling(shop.tills);
    const before = readyPostmaster();
    for (let time = 0; time < profile.secondStarts; time += 1) {
      const { code, output } = await startToFail(patron.dataDir);
      expect(code).toBe(1);
      expect(output.trim()).toMatch(/^Another Patron \(process \d+, started [^)\n]+\) is using [^\n]+ PATRON_DATA\.$/);
    }
    expect(readyPostmaster()).toBe(before);
    expect(await patron.isReady()).toBe(true);
    await expectLedger(shop, await selling.stop());
  });

  /** Kills the postmaster and every child at once; returns the postmaster's process id. */
  function killDatabase(): number | undefined {
    const name = /cluster_name=([\w-]+)/.exec(readFileSync(join(folder, "postmaster.opts"), "utf8"))?.[1] ?? "";
    const killed = readyPostmaster();
    if (killed) process.kill(killed, "SIGKILL");
    // The children of a postmaster that has ended. The server removes them too, so some may be gone already.
    for (const { pid } of clusterProcesses({ name, folder })) killIfThere(pid);
    return killed;
  }

  /** The postmaster once it accepts connections; undefined while it starts or is gone. */
  function readyPostmaster(): number | undefined {
    try {
      const lines = readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n");
      return lines[7]?.trim() === "ready" ? Number(lines[0]) : undefined;
    } catch {
      return undefined;
    }
  }
});

function killIfThere(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}

function isServed({ status }: Attempt): boolean {
  return status === 200;
}
