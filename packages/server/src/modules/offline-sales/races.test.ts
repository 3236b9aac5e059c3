import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { lineOf, type OfflineBody, type OfflineTill, offlineTill } from "../../../test/offline/till.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";

// Real calls at the same time: the row of a series decides which sale is next.

const server = await startTestServer();
const several = async (till: OfflineTill, count: number) => {
  const bodies: OfflineBody[] = [];
  for (let index = 0; index < count; index += 1)
    bodies.push(await till.sold({ items: [lineOf(till.catalogue, index % 2 ? "A" : "B")] }));
  return bodies;
};

/** Sends sales again and again until each was answered, as a tab does that is told to wait for an earlier number. */
async function sendAll(till: OfflineTill, bodies: readonly OfflineBody[]) {
  for (const body of bodies)
    for (;;) {
      const [answer] = await Promise.allSettled([till.send(body)]);
      if (answer.status === "fulfilled") break;
      if (answer.reason.code !== "offline_sale.number_gap") throw answer.reason;
    }
}

test("the same sales from three tabs at once, and those of a second series, are each booked once", async () => {
  const s = await shop(server);
  const [one, other] = [await offlineTill(s.till), await offlineTill(s.till)];
  const [first, second] = [await several(one, 10), await several(other, 10)];
  await Promise.all([
    ...[sendAll(one, first), sendAll(one, first), sendAll(one, first.toReversed().toReversed())],
    ...[sendAll(other, second), sendAll(other, second)],
  ]);
  const rows = await s.w.inside((tenant) =>
    tenant.many(q.selectFrom("transaction").select(["id", "number"]).where(inTenant())),
  );
  const sent = [...first, ...second].map(({ transaction_id }) => transaction_id as string);
  expect(rows.map(({ id }) => id).sort()).toEqual(sent.sort());
  expect(new Set(rows.map(({ number }) => number)).size).toBe(20);
  const { items } = await s.w.owner.request(calls.offline.list, { page: { count: 100 } });
  expect(items.map(({ number }) => number).sort()).toEqual(
    [one, other].flatMap(({ prefix }) => first.map((_, index) => `${prefix}-${index + 1}`)).sort(),
  );
  expect(items.every(({ state }) => state === "booked")).toBe(true);
});

test("two series that open at once have different prefixes", async () => {
  const s = await shop(server);
  const opened = await Promise.all(Array.from({ length: 6 }, () => offlineTill(s.till)));
  expect(new Set(opened.map(({ prefix }) => prefix)).size).toBe(6);
});
