import { setTimeout as wait } from "node:timers/promises";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { oneConnection } from "../../test/faults/connection.ts";
import { startLinked } from "../../test/faults/link.ts";
import { drawn, full, profile } from "../../test/faults/profile.ts";
import {
  expectSharedEvents,
  expectSharedSessions,
  expectSharedSettings,
  expectSharedThrottle,
  reach,
} from "../../test/faults/shared.ts";
import {
  type Attempt,
  expectLedger,
  figuresOf,
  keepSelling,
  openShop,
  retryingClient,
} from "../../test/faults/tills.ts";
import { listen } from "../../test/listen.ts";
import { registration } from "../../test/world.ts";

// A server with two processes: one of them is killed and comes back, and everything that they remember or count agrees.

const tills = 8;

describe.skipIf(process.platform === "win32")("a server with two processes", async () => {
  // Its log names the process that answered each request.
  const { patron, newServer, jobs } = await startLinked({ PATRON_PROCESSES: "2", PATRON_LOG: "debug" });

  const limits = { PATRON_REQUESTS_PER_MINUTE: "20", PATRON_TRUST_PROXY: "1" };
  const limited = await newServer({ PATRON_PROCESSES: "2", ...limits });

  test("shares settings, sessions, attempts and events between both", async () => {
    // A process that is still starting takes no connections.
    const askAnew = async () => {
      const { request, cut } = oneConnection();
      await request(`${patron.url}/health/ready`, {});
      cut();
      return new Set(answeredBy(patron.log()).values()).size;
    };
    await expect.poll(askAnew).toBe(2);
    const reached = reach([patron.url], 4);
    await expectSharedSettings(reached);
    await expectSharedSessions(reached);
    await expectSharedThrottle(reached);
    await expectSharedEvents(reached);
    await expect.poll(() => new Set(answeredBy(patron.log()).values()).size).toBe(2);
  });

  test(`every acknowledged sale survives ${profile.processKills} kills of one process under load, once, and the other one goes on`, async ({
    annotate,
  }) => {
    const attempts: (Attempt & { till: number })[] = [];
    const onAttempt = (attempt: Attempt, till: number) => void attempts.push({ ...attempt, till });
    const connections = Array.from({ length: tills }, oneConnection);
    const shop = await openShop(patron.url, tills, onAttempt, (till) => connections[till]?.request ?? fetch);
    const window = await listen(`${patron.url}/api`, shop.ownerToken);
    const selling = keepSelling(shop.tills);
    let gone = 0;
    for (const [round, pause] of drawn(profile.processKills, 500, 1_000).entries()) {
      // Those of the process that was killed before have all gone to the other one.
      for (const connection of connections) connection.cut();
      await wait(100);
      const since = attempts.length;
      const served = () =>
        new Set(
          attempts
            .slice(since)
            .filter(isServed)
            .map(({ till }) => till),
        ).size;
      await expect.poll(served).toBe(tills);
      await wait(pause);
      const [victim = 0, survivor = 0] = round % 2 ? patron.processes().reverse() : patron.processes();
      const before = attempts.length;
      await kill(victim);
      const after = attempts.slice(before);
      const process = answeredBy(patron.log());
      const unaffected = Array.from({ length: tills }, (_, till) => till).filter((till) => {
        const last = attempts.slice(since, before).findLast((one) => one.till === till && isServed(one));
        return process.get(last?.requestId ?? "") === survivor;
      });
      gone += tills - unaffected.length;
      expect(unaffected.length, "tills of the other process").toBeGreaterThan(0);
      const theirs = after.filter(({ till }) => unaffected.includes(till));
      expect(new Set(theirs.map(({ status }) => status)), "the other process").toEqual(new Set([200]));
    }
    await wait(300);
    const acknowledged = await selling.stop();
    await annotate(`${acknowledged.length} sales; ${figuresOf(attempts)}; ${gone} connections of killed processes`);
    for (const { status } of attempts) expect([undefined, 200, 409, 503]).toContain(status);
    expect(Math.max(...attempts.map(({ ms }) => ms))).toBeLessThan(10_000 * profile.tolerance);
    await expectLedger(shop, acknowledged);
    window.close();
  });

  test("runs jobs in one process, and in another when that one ends", async () => {
    const running = async () => {
      const { rows } = await jobs.query(
        "select pid from pg_stat_activity where datname = current_database() and application_name like 'patron-worker%' and query ilike 'listen%'",
      );
      return rows.length;
    };
    const waiting = async () =>
      (await jobs.query("select 1 from graphile_worker.jobs where task_identifier like 'mail%'")).rowCount;
    const anonymous = retryingClient(patron.url, undefined);
    for (const pid of [undefined, ...patron.processes()]) {
      if (pid) await kill(pid);
      const body = registration();
      await anonymous(calls.auth.register, { body }, { idempotencyKey: crypto.randomUUID() });
      const { items } = await anonymous(calls.platform.mailbox, {});
      expect(items.map(({ recipient }) => recipient).filter((one) => one === body.email)).toHaveLength(1);
      // The one process listens twice: for jobs that somebody waits for at a till, and for the others.
      await expect.poll(running).toBe(2);
      await expect.poll(waiting).toBe(0);
    }
  });

  test.runIf(profile === full)("runs a scheduled job once", async () => {
    await jobs.query(`create table graphile_worker.test_added (task_id int, payload text);
      create function graphile_worker.test_add() returns trigger language plpgsql as
        $$ begin insert into graphile_worker.test_added values (new.task_id, new.payload::text); return new; end $$;
      create trigger test_add after insert on graphile_worker._private_jobs for each row execute function graphile_worker.test_add()`);
    const scheduled = async () => {
      const query =
        "select count(*)::int as count from graphile_worker.test_added where payload like '%_cron%' group by task_id, payload";
      return (await jobs.query<{ count: number }>(query)).rows.map(({ count }) => count);
    };
    await expect.poll(async () => (await scheduled()).length >= 3, { interval: 1_000 }).toBe(true);
    expect(new Set(await scheduled())).toEqual(new Set([1]));
  });

  test("counts the requests of an address in both together", async () => {
    // Its start is watched from another address.
    await limited.start();
    const statuses: number[] = [];
    for (const { url, request } of Array(5)
      .fill(reach([limited.url], 6))
      .flat())
      statuses.push((await request(`${url}/health/live`, { headers: { "x-forwarded-for": "192.0.2.1" } })).status);
    expect(statuses).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
  });

  /** Kills a process and waits for another in its place. */
  async function kill(pid: number): Promise<void> {
    process.kill(pid, "SIGKILL");
    await expect.poll(() => patron.processes().includes(pid)).toBe(false);
    const started = () =>
      patron.processes().filter((one) => new RegExp(`"pid":${one},.*Server listening`).test(patron.log())).length;
    await expect.poll(started).toBe(2);
  }
});

function isServed({ status }: Attempt): boolean {
  return status === 200;
}

/** Which process answered each request, from the log. */
function answeredBy(log: string): Map<string, number> {
  const lines = log.matchAll(/^\{[^\n]*"pid":(\d+),[^\n]*"reqId":"([^"]+)"/gm);
  return new Map(Array.from(lines, ([, pid, requestId = ""]) => [requestId, Number(pid)]));
}
