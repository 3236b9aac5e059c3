import { createServer, type Socket } from "node:net";
import { pino } from "pino";
import { afterAll, beforeEach, expect, inject, test } from "vitest";
import { freshDatabase } from "../../test/database.ts";
import { proxyTo, startProxy } from "../../test/faults/proxy.ts";
import { connected } from "./database/connection.ts";
import { inTransaction } from "./http/transaction.ts";
import { openPool } from "./pool.ts";

const log = pino({ level: "silent" });
const named = "patron-pool-test";
const proxy = await startProxy(inject("database").app);
const pool = openPool({ ...proxyTo(proxy, inject("database").app), max: 5 }, log);
afterAll(() => pool.end());
beforeEach(() => proxy.turn("clear"));

const request = (signal?: AbortSignal) =>
  inTransaction(pool, "read only", (client) => client.query("select 1 as one").then(({ rows }) => rows), signal);

/** Opens all connections of the pool and leaves them idle. */
async function fill(): Promise<void> {
  await Promise.all(Array.from({ length: 5 }, () => request()));
  // Readers are answered before their transactions have ended.
  await expect.poll(() => pool.idleCount).toBe(5);
}

test("when one idle connection does not answer, the others are not used either", async () => {
  await fill();
  proxy.turn("silent");
  proxy.turn("clear");
  // Each of the five would cost three seconds; only one does.
  expect(await request(AbortSignal.timeout(8_000))).toEqual([{ one: 1 }]);
  expect(await Promise.all(Array.from({ length: 5 }, () => request(AbortSignal.timeout(2_000))))).toHaveLength(5);
});

/** What the database says of the pool's connections. */
const states = () =>
  connected(inject("database").app, async (client) => {
    const { rows } = await client.query<{ state: string; query: string }>(
      "select state, query from pg_stat_activity where application_name = $1 and query <> '' order by state_change",
      [named],
    );
    return rows;
  });

test("what has only read is committed with the beginning of the next transaction, or alone if none follows", async () => {
  const sent: string[] = [];
  const one = openPool({ ...inject("database").app, application_name: named, max: 1 }, log);
  one.on("connect", (client) => {
    const { query } = client;
    client.query = function seen(this: typeof client, ...args: unknown[]) {
      const [what] = args as [string | { text: string }];
      sent.push(typeof what === "string" ? what : what.text);
      return Reflect.apply(query, this, args);
    } as typeof query; // The same forms.
  });
  const read = () => inTransaction(one, "read only", (client) => client.query("select 1 as one"));
  const write = () => inTransaction(one, "read write", (client) => client.query("select 2 as two"));
  await read();
  await write();
  await read();
  expect(sent).toEqual([
    ...["begin read only", "select 1 as one", "commit; begin read write", "select 2 as two", "commit"],
    ...["begin read only", "select 1 as one"],
  ]);
  await expect.poll(states).toMatchObject([{ state: "idle", query: "commit" }]);
  expect(sent.slice(7)).toEqual(["commit"]);
  await one.end();
});

test("whoever takes a connection for something else finds no transaction of a reader", async () => {
  const one = openPool({ ...inject("database").app, max: 1 }, log);
  const read = () => inTransaction(one, "read only", (client) => client.query("select 1"));
  const isReadOnly = "select current_setting('transaction_read_only') as value";
  await read();
  expect((await one.query(isReadOnly)).rows).toEqual([{ value: "off" }]);
  await read();
  const client = await one.connect();
  expect((await client.query(isReadOnly)).rows).toEqual([{ value: "off" }]);
  client.release();
  await read();
  const called = Promise.withResolvers<unknown>();
  one.connect((error, taken, release) => {
    if (error || !taken) return called.reject(error);
    taken
      .query(isReadOnly)
      .then(({ rows }) => called.resolve(rows), called.reject)
      .finally(() => release());
  });
  expect(await called.promise).toEqual([{ value: "off" }]);
  await one.end();
});

test("a reader's connection that breaks before its commit fails nobody", async () => {
  const one = openPool({ ...inject("database").app, application_name: named, max: 1 }, log);
  const read = () => inTransaction(one, "read only", (client) => client.query("select 1 as one"));
  const end = `select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${named}'`;
  for (let turn = 0; turn < 5; turn += 1) {
    await read();
    await connected(inject("database").app, (client) => client.query(end));
    expect((await read()).rows).toEqual([{ one: 1 }]);
  }
  await one.end();
});

test("a lost connection is reported as unavailable, and replaced", async () => {
  await fill();
  const long = inTransaction(
    pool,
    "read only",
    (client) => client.query("select pg_sleep(5)"),
    AbortSignal.timeout(200),
  );
  await expect(long).rejects.toMatchObject({ code: "server.unavailable" });
  expect(pool.totalCount).toBe(4);
  expect(await request()).toEqual([{ one: 1 }]);
});

test("signal ends for those who wait for a connection too, and the connection goes to the next", async () => {
  const waiting = Array.from({ length: 5 }, () =>
    inTransaction(pool, "read only", (client) => client.query("select pg_sleep(1)")),
  );
  await expect(request(AbortSignal.timeout(100))).rejects.toMatchObject({ code: "server.unavailable" });
  await Promise.all(waiting);
  await expect.poll(() => pool.idleCount).toBe(5);
  await expect(request(AbortSignal.abort())).rejects.toMatchObject({ code: "server.unavailable" });
  // Readers are answered before their transactions have ended.
  await expect.poll(() => pool.idleCount).toBe(5);
});

test("when the database has no connection free, a call waits for one, and only so long as its signal lets it", async () => {
  const { address, drop } = await freshDatabase();
  const [ours, others] = [openPool({ ...address.app, max: 3 }, log), openPool({ ...address.app, max: 3 }, log)];
  const release = Promise.withResolvers<void>();
  try {
    await connected(address.owner, (client) =>
      client.query(`alter database ${client.escapeIdentifier(String(address.owner.database))} connection limit 2`),
    );
    const started = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const held = started.map(({ resolve }) =>
      inTransaction(others, "read only", async (client) => {
        await client.query("select 1");
        resolve();
        await release.promise;
      }),
    );
    // A request of the test's own must not take a connection that one of them still waits for.
    await Promise.all(started.map(({ promise }) => promise));
    await expect
      .poll(() => connected(address.app, (client) => client.query("select 1")).catch(({ code }) => code))
      .toBe("53300");
    const one = (signal: AbortSignal) =>
      inTransaction(ours, "read only", (client) => client.query("select 1 as one").then(({ rows }) => rows), signal);
    await expect(one(AbortSignal.timeout(100))).rejects.toMatchObject({ code: "server.unavailable" });
    const waiting = one(AbortSignal.timeout(8_000));
    release.resolve();
    await Promise.all(held);
    await others.end();
    expect(await waiting).toEqual([{ one: 1 }]);
  } finally {
    release.resolve();
    await Promise.all([ours, others].filter(({ ending }) => !ending).map((open) => open.end()));
    await drop();
  }
});

test("a refusal of the work's own stays what it is", async () => {
  const refused = inTransaction(pool, "read only", () => Promise.reject(new Error("no")), AbortSignal.timeout(5_000));
  await expect(refused).rejects.toThrow("no");
  expect(await request()).toEqual([{ one: 1 }]);
});

test("a database that ends in the moment in which it lets somebody in ends only that connection", async () => {
  const code = (name: string, text: string) => Buffer.concat([Buffer.from(name), Buffer.from(`${text}\0`)]);
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts);
    const size = Buffer.alloc(4);
    size.writeInt32BE(body.length + 4);
    return Buffer.concat([Buffer.from(type), size, body]);
  };
  const fatal = message(
    "E",
    code("S", "FATAL"),
    code("V", "FATAL"),
    code("C", "57P01"),
    code("M", "bye"),
    Buffer.of(0),
  );
  // Authentication, readiness and the fatal error arrive together, before any query could be sent.
  const words = Buffer.concat([message("R", Buffer.alloc(4)), message("Z", Buffer.from("I")), fatal]);
  const sockets: Socket[] = [];
  const database = createServer((socket) => {
    sockets.push(socket);
    socket.once("data", () => socket.end(words)).on("error", () => {});
  });
  await new Promise<void>((resolve) => database.listen(0, "127.0.0.1", resolve));
  const address = database.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const ending = openPool({ host: "127.0.0.1", port, user: "a", database: "a", max: 1 }, log);
  const requested = inTransaction(ending, "read only", (client) => client.query("select 1"));
  // Without a listener, the end of such a connection would end the process.
  await expect(requested).rejects.toThrow(/not queryable|terminated/);
  expect(sockets).toHaveLength(3);
  await ending.end();
  database.close();
});
