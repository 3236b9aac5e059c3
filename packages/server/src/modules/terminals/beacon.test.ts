import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { versionsOf } from "../../../test/audit.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";

const server = await startTestServer();
const { terminals } = calls;

describe("GET /terminal/{terminalId}/generate_ibeacon", () => {
  test("chooses one UUID for the business, a major number for the point of sale, a minor one for the terminal", async () => {
    const s = await shop(server);
    const beacon = (terminalId: string) => s.w.owner.request(terminals.generateIbeacon, { path: { terminalId } });
    const second = await s.w.make.terminal(s.posId);
    const elsewhere = await s.w.make.terminal((await s.w.make.pos()).id);
    expect((await s.w.owner.request(terminals.get, { path: { terminalId: s.terminalId } })).ibeacon).toBeNull();

    const first = await beacon(s.terminalId);
    expect(first).toMatchObject({ major: 1, minor: 1, tx_power: -59 });
    expect(await beacon(second.id)).toMatchObject({ uuid: first.uuid, major: 1, minor: 2 });
    expect(await beacon(elsewhere.id)).toMatchObject({ uuid: first.uuid, major: 2, minor: 1 });
    const other = await shop(server);
    const foreign = await other.w.owner.request(terminals.generateIbeacon, { path: { terminalId: other.terminalId } });
    expect(foreign.uuid).not.toBe(first.uuid);
  });

  test("writes the advertisement as an iBeacon sends it", async () => {
    const s = await shop(server);
    const path = { terminalId: s.terminalId };
    const { uuid, advertisement_hex } = await s.w.owner.request(terminals.generateIbeacon, { path });
    expect(advertisement_hex).toBe(`0201061AFF4C000215${uuid.replaceAll("-", "").toUpperCase()}00010001C5`);
  });

  test("stays the same while the terminal does not move, and tells the terminal", async () => {
    const s = await shop(server);
    const path = { terminalId: s.terminalId };
    const first = await s.w.owner.request(terminals.generateIbeacon, { path });
    expect(await s.w.owner.request(terminals.generateIbeacon, { path })).toEqual(first);
    expect((await s.w.owner.request(terminals.get, { path })).ibeacon).toEqual(first);
    expect((await s.till.request(calls.term.facts, {})).ibeacon).toEqual(first);
    const versions = await s.w.inside((tenant) => tenant.many(versionsOf("terminal", s.terminalId)));
    expect(versions.map(({ body }) => body)).toMatchObject([{ ibeacon: { ...first } }]);

    const pos = await s.w.make.pos();
    await s.w.owner.request(terminals.change, { path, body: { pos_id: pos.id } });
    expect((await s.w.owner.request(terminals.get, { path })).ibeacon).toBeNull();
    expect((await s.till.request(calls.term.facts, {})).ibeacon).toBeNull();
    expect(await s.w.owner.request(terminals.generateIbeacon, { path })).toMatchObject({ major: 2, minor: 1 });
  });

  test("gives two terminals that ask at the same moment different numbers", async () => {
    const s = await shop(server);
    const ids = [s.terminalId, (await s.w.make.terminal(s.posId)).id, (await s.w.make.terminal(s.posId)).id];
    const beacons = await Promise.all(
      ids.map((terminalId) => s.w.owner.request(terminals.generateIbeacon, { path: { terminalId } })),
    );
    expect(beacons.map(({ minor }) => minor).sort()).toEqual([1, 2, 3]);
  });

  test("needs a terminal", async () => {
    const [s, other] = [await shop(server), await shop(server)];
    const path = { terminalId: other.terminalId };
    const missing = { code: "terminal.not_found", status: 404 };
    await expect(s.w.owner.request(terminals.generateIbeacon, { path })).rejects.toMatchObject(missing);
  });
});

describe("goods of a terminal at another moment", () => {
  test("have the prices of that moment", async () => {
    const s = await shop(server);
    const path = { loyaltyId: s.w.loyaltyId };
    const item = await s.goods("C", "7.00");
    const group = await s.w.make.priceGroup();
    const price = { item_id: item, price: "6.00" };
    const body = { price_group_id: group.id };
    await s.w.owner.request(terminals.change, { path: { terminalId: s.terminalId }, body });
    const shelf = [{ item_id: item, master_price: "8.00" }];
    await s.w.owner.request(calls.priceGroups.addItems, { path: { ...path, priceGroupId: group.id }, body: shelf });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const change = { valid_from: tomorrow, price_groups: [{ price_group_id: group.id, prices: [price] }] };
    await s.w.owner.request(calls.priceMatrix.addChange, { path, body: change });

    const later = new Date(Date.now() + 2 * 86_400_000).toISOString();
    const at = { path: { terminalId: s.terminalId }, query: { calculating_datetime: later } };
    const priceOf = ({ items }: { items: { id: string; price: string | null }[] }) =>
      items.find(({ id }) => id === item)?.price;
    expect(priceOf(await s.w.owner.request(terminals.goods, { path: at.path }))).toBe("8.0000");
    expect(priceOf(await s.w.owner.request(terminals.goods, at))).toBe("6.0000");
    expect(priceOf(await s.w.owner.request(terminals.goodsPaginated, { path: at.path }))).toBe("8.0000");
    expect(priceOf(await s.w.owner.request(terminals.goodsPaginated, at))).toBe("6.0000");
  });
});
