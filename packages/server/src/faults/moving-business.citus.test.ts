import { setTimeout as wait } from "node:timers/promises";
import { Failure } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { expect, inject, test } from "vitest";
import { connected } from "#kit/database/connection.ts";
import { isolateTenant, listTenants, moveTenant } from "#kit/distributed/tenants.ts";
import { portOf } from "../../test/citus/where.ts";
import { ownDatabase } from "../../test/own-database.ts";
import { startTestServer } from "../../test/server.ts";
import { examples, shop } from "../../test/shop.ts";
import { prove } from "../ledger/proof.ts";

const address = await ownDatabase();
const server = await startTestServer({}, address);
const s = await shop(server);
let refusals = 0;
const { business_code: code } = s.w.session.business;
const asOwner = <T>(work: Parameters<typeof connected<T>>[1]) => connected(address.owner, work);

test("every business is listed with its place and size", async () => {
  const found = (await asOwner(listTenants)).find((one) => one.id === s.w.businessId);
  expect(found).toMatchObject({ code, port: await portOf(s.w.businessId, address) });
  expect(found?.bytes).toBeGreaterThan(0n);
});

test("a business sells while it gets a place of its own and moves to another machine", async () => {
  const customer_id = await s.member("1000.00");
  await s.rule({ action_type: "charge-check-percent", value: "5" });
  const before = await portOf(s.w.businessId, address);
  const target = inject("nodes")
    .slice(1)
    .find(({ port }) => port !== before);
  const [host, port] = [target?.host ?? "", target?.port ?? 0];
  refusals = 0;
  let isMoving = true;
  const ids: string[] = [];
  const selling = (async () => {
    while (isMoving) {
      const body = { items: examples, customer_id, bonuses_to_redeem: "1.00" };
      const idempotencyKey = crypto.randomUUID();
      ids.push(await sold(() => s.till.request(calls.term.sale, { body }, { idempotencyKey })));
    }
  })();
  try {
    await expect(asOwner((client) => moveTenant(client, code, { host, port: 1 }))).rejects.toThrow(/no worker|Isolate/);
    expect(await asOwner((client) => isolateTenant(client, code))).toMatchObject({ others: 0 });
    expect(await asOwner((client) => moveTenant(client, code, { host, port }))).toMatchObject({ host, port });
  } finally {
    isMoving = false;
  }
  await selling;
  expect(refusals).toBeLessThan(30);
  await s.till.request(
    calls.term.sale,
    { body: { items: examples, customer_id } },
    { idempotencyKey: crypto.randomUUID() },
  );
  expect(await portOf(s.w.businessId, address)).toBe(port);
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(await s.w.inside(prove)).toEqual([]);
});

test("an unknown business is refused by name", async () => {
  await expect(asOwner((client) => isolateTenant(client, "999"))).rejects.toThrow("There is no business 999.");
});

/** The id of a sale that is requested with the same key until it is answered: the move holds writing back. */
async function sold(request: () => Promise<{ transaction: { id: string } }>): Promise<string> {
  for (;;) {
    try {
      return (await request()).transaction.id;
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "server.unavailable") throw error;
      refusals += 1;
      await wait(100);
    }
  }
}
