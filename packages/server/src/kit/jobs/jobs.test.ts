import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { migratedDatabase } from "../../../test/database.ts";
import { proxyTo, startProxy } from "../../../test/faults/proxy.ts";
import { startJobs } from "./jobs.ts";

const { address, drop } = await migratedDatabase();
const proxy = await startProxy(address.worker);
const queue = new pg.Pool({ ...address.worker, max: 1 });
// Scheduled jobs may join them at any minute.
const requested = "select task_identifier, attempts from graphile_worker.jobs where task_identifier like 'test.%'";
const waiting = async () => (await queue.query(requested)).rows;
afterAll(async () => {
  await queue.end();
  await drop();
});

test("a job that ends while the database is away is noted as done, or tried again, once it is back", async () => {
  const ran: string[] = [];
  const cutLink = (name: string) => {
    ran.push(name);
    if (ran.filter((one) => one === name).length > 1) return;
    proxy.turn("reset");
    setTimeout(() => proxy.turn("clear"), 500);
  };
  const tasks = {
    "test.done": async () => cutLink("done"),
    "test.failing": async () => {
      cutLink("failing");
      if (ran.at(-2) !== "failing") throw new Error("the first time it fails");
    },
  };
  const jobs = await startJobs(proxyTo(proxy, address.worker), tasks, pino({ level: "silent" }));
  for (const task of Object.keys(tasks)) {
    await queue.query("select graphile_worker.add_job($1)", [task]);
    await expect.poll(waiting).toEqual([]);
  }
  expect(ran).toEqual(["done", "failing", "failing"]);
  await jobs.stop();
});

test("a job whose note of being done fails in a way that nobody foresaw is noted later", async () => {
  // A sequence keeps its count even if the statement fails.
  await queue.query(`create sequence graphile_worker.test_failures;
    create function graphile_worker.test_fail_once() returns trigger language plpgsql as $$ begin
      if nextval('graphile_worker.test_failures') = 1 then raise exception 'the disk sighed' using errcode = 'XX000'; end if;
      return old;
    end $$;
    create trigger test_fail_once before delete on graphile_worker._private_jobs
      for each row execute function graphile_worker.test_fail_once()`);
  const ran: string[] = [];
  const jobs = await startJobs(
    address.worker,
    { "test.sighed": async () => void ran.push("sighed") },
    pino({ level: "silent" }),
  );
  await queue.query("select graphile_worker.add_job('test.sighed')");
  await expect.poll(async () => (await waiting()).length + Number(ran.length === 0)).toBe(0);
  const { rows } = await queue.query("select last_value from graphile_worker.test_failures");
  expect(Number(rows[0].last_value)).toBeGreaterThan(1);
  expect(ran).toEqual(["sighed"]);
  await jobs.stop();
});

/** The names of the pools that have sessions, as they lock jobs. */
const poolIds = async () => {
  const query = `select distinct substr(application_name, 15) as id from pg_stat_activity
    where datname = current_database() and application_name like 'patron-worker %'`;
  return (await queue.query<{ id: string }>(query)).rows.map(({ id }) => id);
};
/**
 * Locks the waiting jobs and their queues as a pool that took them a while ago. In one statement: a running pool checks every ten seconds for jobs that it does
 * not know, and between two statements it would release one that is not due for an hour yet.
 */
const lockAs = (poolId: string) =>
  queue.query(
    `with queues as (
       update graphile_worker._private_job_queues set locked_by = $1, locked_at = now() - interval '20 seconds' where locked_by is null
     )
     update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '20 seconds', attempts = 1, run_at = now()
     where locked_by is null`,
    [poolId],
  );
const addLater = (task: string, queueName?: string) =>
  queue.query("select graphile_worker.add_job($1, queue_name => $2, run_at => now() + interval '1 hour')", [
    task,
    queueName,
  ]);

test("a job and a queue of a killed process are released, those of a process that lives are not", async () => {
  const living = new pg.Client({ ...address.worker, application_name: "patron-worker pool-living" });
  await living.connect();
  await addLater("test.living", "living");
  await lockAs("pool-living");
  await addLater("test.left", "left");
  await addLater("test.left");
  await lockAs("pool-killed");
  const ran: string[] = [];
  const tasks = { "test.left": async () => void ran.push("left"), "test.living": async () => void ran.push("living") };
  const jobs = await startJobs(address.worker, tasks, pino({ level: "silent" }));
  await expect.poll(waiting).toEqual([{ task_identifier: "test.living", attempts: 1 }]);
  expect(ran).toEqual(["left", "left"]);
  await living.end();
  await expect.poll(waiting).toEqual([]);
  expect(ran).toEqual(["left", "left", "living"]);
  await jobs.stop();
});

test("a job whose hand-over to this process was lost is run, and one that it runs is left to it", async () => {
  const ran: string[] = [];
  const finish = Promise.withResolvers<void>();
  const tasks = {
    "test.lost": async () => void ran.push("lost"),
    "test.long": async () => {
      ran.push("long");
      await finish.promise;
    },
  };
  const jobs = await startJobs(address.worker, tasks, pino({ level: "silent" }));
  await queue.query("select graphile_worker.add_job('test.long')");
  await expect.poll(() => ran).toEqual(["long"]);
  await queue.query(`update graphile_worker._private_jobs set locked_at = now() - interval '20 seconds'
    where locked_by is not null`);
  await addLater("test.lost", "lost");
  const [poolId = ""] = await poolIds();
  await lockAs(poolId);
  await expect.poll(waiting).toEqual([{ task_identifier: "test.long", attempts: 1 }]);
  expect(ran).toEqual(["long", "lost"]);
  finish.resolve();
  await expect.poll(waiting).toEqual([]);
  await jobs.stop();
  expect(ran).toEqual(["long", "lost"]);
});
