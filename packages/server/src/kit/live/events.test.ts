import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { entityTypesOf, listen } from "../../../test/listen.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const other = await startTestServer();

/** Opens a caller's event stream on one of the servers. */
const windowOf = (who: Caller, at = server) => listen(at.url + at.settings.basePath, who.token);

describe("GET /x/live", () => {
  test("announce a sale to every window of the business, on every server, and to nobody else", async () => {
    const [s, outsider] = [await shop(server), await world(server)];
    const [here, there, foreign] = [
      await windowOf(s.w.owner),
      await windowOf(s.w.owner, other),
      await windowOf(outsider.owner),
    ];
    await s.sell({ items: examples });
    await expect.poll(() => entityTypesOf(here)).toContain("transaction");
    await expect.poll(() => entityTypesOf(there)).toContain("transaction");
    await outsider.make.cardCategory();
    await expect.poll(() => entityTypesOf(foreign)).toContain("card_category");
    expect(entityTypesOf(here)).not.toContain("card_category");
    expect(entityTypesOf(foreign)).not.toContain("transaction");
    for (const one of [here, there, foreign]) one.close();
  });

  test("announce nothing that was refused or rolled back, and a repeat only once", async () => {
    const s = await shop(server);
    const here = await windowOf(s.w.owner);
    await expect(s.sell({ items: [{ code: "nothing", quantity: "1" }] })).rejects.toThrow();
    const key = { idempotencyKey: randomUUID() };
    for (let sent = 0; sent < 3; sent += 1) await s.till.request(calls.term.sale, { body: { items: examples } }, key);
    // Received after the sale; the shop's own setup is not part of it.
    await s.w.make.cardCategory();
    await expect.poll(() => entityTypesOf(here)).toContain("card_category");
    const sold = here.events
      .flatMap(({ data }) => data.changed ?? [])
      .filter(({ entity_type }) => entity_type === "transaction");
    expect(sold).toEqual([{ entity_type: "transaction", count: 1 }]);
    here.close();
  });

  test("report possible gaps after the connection to the database broke, and continue", async () => {
    const s = await shop(server);
    const here = await windowOf(s.w.owner);
    await expect
      .poll(async () => {
        const cut = await server.pool.query(
          "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen patron_live%' and usename = current_user",
        );
        return cut.rowCount;
      })
      .toBeGreaterThan(0);
    await expect.poll(() => here.events.some(({ event }) => event === "missed")).toBe(true);
    await s.sell({ items: examples });
    await expect.poll(() => entityTypesOf(here)).toContain("transaction");
    here.close();
  });

  test("tell a till of sales in its business, and of nothing else", async () => {
    const [s, outsider] = [await shop(server), await shop(server)];
    const till = await listen(server.url + server.settings.basePath, s.till.token, "/term/live");
    const kindsOf = () => till.events.map(({ event }) => event);
    await outsider.sell({ items: examples });
    await s.w.make.cardCategory();
    const { transaction } = await s.sell({ items: examples });
    await expect.poll(kindsOf).toEqual(["start", "sales"]);
    expect(till.events.at(-1)?.data).toEqual({});
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } });
    await expect.poll(kindsOf).toEqual(["start", "sales", "sales"]);
    till.close();
  });

  test("ends with the session", async () => {
    const w = await world(server);
    const here = await windowOf(w.owner);
    await w.owner.request(calls.auth.signOut, {});
    // Nothing is received before the next pulse, and then the stream ends.
    await expect.poll(() => here.ended).toBe(true);
  });

  test("answer once without a stream if none is requested, and refuse signed-out users", async () => {
    const w = await world(server);
    expect(await w.owner.request(calls.platform.live, {})).toMatchObject({ changed: [] });
    await expect(w.anonymous.request(calls.platform.live, {})).rejects.toMatchObject({ code: "auth.required" });
  });

  test("takes twenty windows of one person and no more, and room is free when one closes", async () => {
    const w = await world(server);
    const windows = [];
    for (let open = 0; open < 20; open += 1) windows.push(await windowOf(w.owner));
    expect((await windowOf(w.owner)).status).toBe(429);
    windows.pop()?.close();
    await expect
      .poll(async () => {
        const again = await windowOf(w.owner);
        again.close();
        return again.status;
      })
      .toBe(200);
    for (const one of windows) one.close();
  });
});
