import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test, vi } from "vitest";
import { Caller } from "../../../test/caller.ts";
import { reachMachine } from "../../../test/citus/reach-machine.ts";
import { takeDone, takeSentOn } from "../../../test/citus/sent-on.ts";
import { cutOff, portOf } from "../../../test/citus/where.ts";
import { ownDatabase } from "../../../test/own-database.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { examples, shop, tillOf } from "../../../test/shop.ts";
import { connected } from "../database/connection.ts";
import { inTenant, q } from "../database/rows.ts";
import { configOf } from "../pool.ts";
import { leaveMachine, poolFor } from "./machines.ts";

const address = await ownDatabase();
const server = await startTestServer({}, address);
const apart = await startTestServer({}, address);
const s = await shop(server);
const { businessId } = s.w;
const port = await portOf(businessId, address);
const reserve = () =>
  s.till.request(calls.term.reserve, { body: { items: examples } }, { idempotencyKey: randomUUID() });
const stored = async () =>
  (await s.w.inside((tenant) => tenant.many(q.selectFrom("transaction").select("id").where(inTenant())))).length;
const owner = <Row extends object>(text: string) =>
  connected(address.owner, async (client) => (await client.query<Row>(text)).rows);
const expiries = async () =>
  (await owner("select from graphile_worker.jobs where task_identifier = 'transactions.expire'")).length;

const portFor = async (of: TestServer) => configOf(await poolFor(of.pool, businessId)).port;

test("a business has the connections of its machine once that is reached, and those of the coordinator while it is not", async () => {
  expect(await portFor(apart)).toBe(address.app.port);
  await reachMachine(apart, businessId);
  expect(await portFor(apart)).toBe(port);
  leaveMachine(await poolFor(apart.pool, businessId));
  expect(await poolFor(apart.pool, businessId)).toBe(apart.pool);
  // That says nothing of other servers.
  await reachMachine(server, businessId);
});

test("a reservation is made on the machine of its business, and the coordinator has the job that ends it", async () => {
  await reserve();
  const before = await expiries();
  takeSentOn();
  takeDone();
  await reserve();
  expect(takeSentOn()).toEqual([]);
  expect(new Set(takeDone().map((one) => one.port))).toEqual(new Set([port]));
  expect(await expiries()).toBe(before + 1);
});

test("its machine shows a transaction no rows but those of the business that it has selected", async () => {
  await reachMachine(server, businessId);
  const client = await (await poolFor(server.pool, businessId)).connect();
  const seen = async (selected: string | undefined) => {
    await client.query("begin");
    if (selected) await client.query(`set local app.business_id = '${selected}'`);
    const { rowCount } = await client.query("select id from transaction where business_id = $1", [businessId]);
    await client.query("commit");
    return rowCount;
  };
  try {
    expect(await seen(businessId)).toBeGreaterThan(0);
    expect(await seen(randomUUID())).toBe(0);
    expect(await seen(undefined)).toBe(0);
  } finally {
    client.release();
  }
});

test("a connection to a machine needs no more memory the more often it repeats a statement", async () => {
  await reachMachine(server, businessId);
  await connected({ ...address.owner, port }, async (admin) => {
    await admin.query("grant select on pg_backend_memory_contexts to patron_app");
    await admin.query("grant execute on function pg_get_backend_memory_contexts to patron_app");
  });
  const client = await (await poolFor(server.pool, businessId)).connect();
  const used = async () => {
    const { rows } = await client.query<{ bytes: number }>(
      "select sum(total_bytes)::int as bytes from pg_backend_memory_contexts",
    );
    return rows[0]!.bytes; // A sum is one row.
  };
  const repeat = async (times: number) => {
    const text = "select count(*) from transaction where business_id = $1";
    for (let time = 0; time < times; time += 1) await client.query({ name: "repeated", text, values: [businessId] });
  };
  try {
    await repeat(20);
    const before = await used();
    await repeat(300);
    expect((await used()) - before).toBeLessThan(300_000);
  } finally {
    client.release();
  }
});

test("what the coordinator takes no job for is not done", async () => {
  const before = await stored();
  await owner("alter function add_job rename to add_job_elsewhere");
  try {
    await expect(reserve()).rejects.toMatchObject({ code: "server.broken" });
  } finally {
    await owner("alter function add_job_elsewhere rename to add_job");
  }
  expect(await stored()).toBe(before);
  await reserve();
  expect(await stored()).toBe(before + 1);
});

test("a request that is repeated at once, on its machine and at the coordinator, is done once", async () => {
  const till = await tillOf(s.w, s.terminalId);
  const there = new Caller(apart, till.token);
  // Both servers know the till; one does without the machine.
  await Promise.all([till, there].map((one) => one.request(calls.term.process, { body: { items: examples } })));
  leaveMachine(await poolFor(apart.pool, businessId));
  await reachMachine(server, businessId);
  for (let round = 0; round < 10; round += 1) {
    const before = await stored();
    const outgoing = {
      method: "POST" as const,
      target: "/term/check/sale",
      headers: { "idempotency-key": randomUUID() },
      json: { items: examples },
    };
    const answers = await Promise.all([till, there, till, there].map((one) => one.send(outgoing)));
    const ids = answers.filter(({ status }) => status === 200).map(({ body }) => soldIn(body));
    const others = answers.filter(({ status }) => status !== 200).map(({ body }) => (body as { code: string }).code); // A problem document.
    expect(new Set(ids).size).toBe(1);
    expect(others.filter((code) => code !== "request.running")).toEqual([]);
    expect(await stored()).toBe(before + 1);
  }
});

test("a till that is known goes on selling while the coordinator is away", async () => {
  const sale = () => s.till.request(calls.term.sale, { body: { items: examples } }, { idempotencyKey: randomUUID() });
  await sale();
  await reachMachine(server, businessId);
  const before = await stored();
  const bringBack = await cutOff(Number(address.app.port), address);
  try {
    await expect(s.w.owner.request(calls.businessUser.language, {})).rejects.toMatchObject({
      code: "server.unavailable",
    });
    await sale();
    // Also once its place would be looked up again.
    const { now } = performance;
    vi.spyOn(performance, "now").mockImplementation(() => now.call(performance) + 61_000);
    await sale();
    // What needs a job needs the coordinator.
    await expect(reserve()).rejects.toMatchObject({ code: "server.unavailable" });
  } finally {
    vi.restoreAllMocks();
    await bringBack();
  }
  await expect.poll(() => stored().catch(() => 0)).toBe(before + 2);
});

const soldIn = (body: unknown) => (body as { transaction: { id: string } }).transaction.id; // A sale's answer.
