import pg from "pg";
import { pino } from "pino";
import { afterAll, expect, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { proxyTo, startProxy } from "../../test/faults/proxy.ts";
import { prepareDatabase } from "./database/prepare.ts";
import { startJobs } from "./jobs.ts";

const { address, drop } = await freshDatabase();
await prepareDatabase(address, () => {});
const proxy = await startProxy(address.worker);
const queue = new pg.Pool({ ...address.worker, max: 1 });
// What runs by the clock may join them at any minute.
const asked = "select task_identifier, attempts from graphile_worker.jobs where task_identifier like 'test.%'";
const waiting = async () => (await queue.query(asked)).rows;
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
