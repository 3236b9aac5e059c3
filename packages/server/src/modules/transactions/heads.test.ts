import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { shop, tillOf } from "../../../test/shop.ts";
import { readHeads } from "./heads.ts";

const server = await startTestServer();
const bread = { items: [{ code: "A", quantity: "1" }] };

test("a list shows the titles that programme, point of sale and till have now", async () => {
  const s = await shop(server);
  await s.sell(bread);
  const shown = async () => {
    const [first] = (await s.w.owner.request(calls.transactions.list, {})).items;
    return [first?.loyalty.title, first?.pos?.title, first?.terminal?.title];
  };
  const before = await shown();
  expect(before.every(Boolean)).toBe(true);
  await s.w.owner.request(calls.loyalty.change, { path: { loyaltyId: s.w.loyaltyId }, body: { title: "Friends" } });
  expect(await shown()).toEqual(["Friends", ...before.slice(1)]);
  await s.w.owner.request(calls.pos.change, { path: { posId: s.posId }, body: { title: "Podil" } });
  await s.w.owner.request(calls.terminals.change, { path: { terminalId: s.terminalId }, body: { title: "Left" } });
  expect(await shown()).toEqual(["Friends", "Podil", "Left"]);
});

test("what was added after the call had read the version of the settings has its title too", async () => {
  const s = await shop(server);
  const { owner, loyaltyId, businessId } = s.w;
  await s.sell(bread);
  await s.w.inside(async (tenant) => {
    tenant.entered(businessId, { settings: 0n }, false);
    const read = async () => {
      const { items } = await owner.request(calls.transactions.list, {});
      const ids = items.map(({ id }) => id);
      return (await readHeads(tenant, ids)).map(({ pos, terminal }) => [pos?.title, terminal?.title]);
    };
    const [first] = await read();
    const pos = await owner.request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Zoo" } });
    const body = { title: "Gate", currency: "UAH", pos_id: pos.id };
    const till = await tillOf(s.w, (await owner.request(calls.terminals.add, { body })).id);
    await till.request(calls.term.sale, { body: bread }, { idempotencyKey: crypto.randomUUID() });
    expect(await read()).toEqual(expect.arrayContaining([first, ["Zoo", "Gate"]]));
  });
});
