import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../../../test/database.ts";
import { proxyTo, startProxy } from "../../../test/faults/proxy.ts";
import { prepareDatabase } from "../database/prepare.ts";
import { startJobs } from "./jobs.ts";

const { address, drop } = await freshDatabase();
await prepareDatabase(address, () => {});
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
    await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  }
  expect(ran).toEqual(["done", "failing", "failing"]);
  await jobs.stop();
}, 90_000);

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
  await expect.poll(async () => (await waiting()).length + Number(ran.length === 0), { timeout: 30_000 }).toBe(0);
  const { rows } = await queue.query("select last_value from graphile_worker.test_failures");
  expect(Number(rows[0].last_value)).toBeGreaterThan(1);
  expect(ran).toEqual(["sighed"]);
  await jobs.stop();
}, 90_000);

test("a job that a killed worker had begun is run by the next one", async () => {
  await queue.query("select graphile_worker.add_job('test.left')");
  await queue.query("update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1");
  const ran: string[] = [];
  const tasks = { "test.left": async () => void ran.push("left") };
  const jobs = await startJobs(address.worker, tasks, pino({ level: "silent" }), ["killed"]);
  expect(jobs.workerIds).toHaveLength(2);
  await expect.poll(waiting, { timeout: 30_000 }).toEqual([]);
  expect(ran).toEqual(["left"]);
  await jobs.stop();
}, 60_000);
