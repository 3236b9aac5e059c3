import { randomBytes } from "node:crypto";
import type pg from "pg";
import { describe, expect, inject, test } from "vitest";
import type { DatabaseAddress } from "./address.ts";
import { connected } from "./connection.ts";
import { externalAddress, prepareExternal } from "./external.ts";
import { rolePassword } from "./roles.ts";

const databaseUrl = "postgres://shop:s%40cret@db.example:5433/patron?sslmode=disable";

describe("externalAddress", () => {
  test("derives the other roles from the URL", () => {
    const { owner, app, worker } = externalAddress({ databaseUrl });
    expect(owner).toMatchObject({
      user: "shop",
      password: "s@cret",
      host: "db.example",
      port: 5433,
      database: "patron",
    });
    expect(app).toMatchObject({
      user: "patron_app",
      password: rolePassword("s@cret", "patron_app"),
      host: "db.example",
      port: 5433,
    });
    expect(worker).toMatchObject({
      user: "patron_worker",
      password: rolePassword("s@cret", "patron_worker"),
      database: "patron",
    });
  });

  test("limits every app connection", () => {
    const { app } = externalAddress({ databaseUrl });
    expect(app).toMatchObject({
      statement_timeout: 7_000,
      lock_timeout: 3_000,
      idle_in_transaction_session_timeout: 5_000,
    });
    expect(app).toMatchObject({ connectionTimeoutMillis: 4_000, query_timeout: 8_000 });
    expect(app.options).toBe("-c max_parallel_workers_per_gather=0 -c jit=off");
    const own = externalAddress({ databaseUrl, appUrl: "postgres://patron_app:one@db/patron?options=-c%20geqo%3Doff" });
    expect(own.app.options).toBe("-c geqo=off -c max_parallel_workers_per_gather=0 -c jit=off");
  });

  test("a socket's folder is an address too", () => {
    const { app } = externalAddress({ databaseUrl: "postgres://shop:secret@/patron?host=/run/postgresql" });
    expect(app).toMatchObject({ host: "/run/postgresql", database: "patron", user: "patron_app" });
  });

  test("without a password it names the two settings that override", () => {
    expect(() => externalAddress({ databaseUrl: "postgres://shop@db.example/patron" })).toThrow(
      "DATABASE_URL has no password to derive those of the other roles from: set DATABASE_APP_URL and DATABASE_WORKER_URL.",
    );
    const { owner, app, worker } = externalAddress({
      databaseUrl: "postgres://shop@db.example/patron",
      appUrl: "postgres://patron_app:one@pooler:6432/patron",
      workerUrl: "postgres://patron_worker:two@db.example/patron",
    });
    expect([owner.user, app.password, app.port, worker.password]).toEqual(["shop", "one", 6432, "two"]);
  });

  test("what is no address, and another role's address, is refused by the setting's name", () => {
    expect(() => externalAddress({ databaseUrl: "mysql" })).toThrow("DATABASE_URL is not a PostgreSQL address");
    expect(() => externalAddress({ databaseUrl: "https://shop:secret@db.example/patron" })).toThrow(
      "DATABASE_URL is not a PostgreSQL address",
    );
    expect(() => externalAddress({ databaseUrl, appUrl: "postgres://shop:s@db.example/patron" })).toThrow(
      "The user of DATABASE_APP_URL must be patron_app",
    );
  });
});

describe("prepareExternal", () => {
  /** An address whose app role exists for one test; `owner` creates the roles. */
  async function withRole(owner: pg.PoolConfig, work: (address: DatabaseAddress) => Promise<void>): Promise<void> {
    const { app, worker } = inject("database");
    const user = `patron_test_${randomBytes(6).toString("hex")}`;
    try {
      await work({ owner, app: { ...app, user, password: "first" }, worker });
    } finally {
      await connected(inject("admin"), (client) => client.query(`drop role if exists ${user}`));
    }
  }
  const admin = () => ({ ...inject("admin"), database: inject("database").owner.database });
  const nameOf = (config: pg.PoolConfig) =>
    connected(config, (client) => client.query("select current_user as me")).then(({ rows }) => rows[0].me);

  test("makes a role that is missing, also when servers start together, and renews its password when that has changed", async () => {
    await withRole(admin(), async (address) => {
      await Promise.all([1, 2, 3].map(() => prepareExternal(address)));
      expect(await nameOf(address.app)).toBe(address.app.user);
      const changed = { ...address, app: { ...address.app, password: "second" } };
      await expect(nameOf(changed.app)).rejects.toThrow(/password authentication failed/);
      await prepareExternal(changed);
      expect(await nameOf(changed.app)).toBe(address.app.user);
      await prepareExternal(changed);
    });
  });

  test.skipIf(process.env.DATABASE_URL)("an owner that may not create roles gets instructions", async () => {
    await withRole(inject("database").owner, async (address) => {
      await expect(prepareExternal(address)).rejects.toThrow(
        /may not create roles.*DATABASE_APP_URL and DATABASE_WORKER_URL/,
      );
    });
  });

  test("a server that is not there and a refused password are one line", async () => {
    const address = inject("database");
    const nowhere = { ...address.owner, host: "127.0.0.1", port: 1 };
    await expect(prepareExternal({ ...address, owner: nowhere })).rejects.toThrow(
      /^Cannot connect to DATABASE_URL: .*ECONNREFUSED/,
    );
    const wrong = { ...address.owner, password: "wrong" };
    await expect(prepareExternal({ ...address, owner: wrong })).rejects.toThrow(
      /^Cannot connect to DATABASE_URL: password authentication failed/,
    );
    const elsewhere = { ...address.owner, database: "nowhere" };
    await expect(prepareExternal({ ...address, owner: elsewhere })).rejects.toThrow(
      /^Cannot connect to DATABASE_URL: .*does not exist/,
    );
  });
});
