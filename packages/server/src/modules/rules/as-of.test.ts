import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";

const server = await startTestServer();
const { add, asOf, change, changeSettings, get, list, settings } = calls.rules;
/** The present moment; the next second begins after it. */
function moment(): string {
  const at = server.clock.now().toISOString();
  server.clock.forward(1000);
  return at;
}

test("rules and how they combine are shown as they were at every moment, in the order of that time", async () => {
  const { owner, loyaltyId } = await world(server);
  const path = { loyaltyId };
  const before = moment();
  const body = { title: "Ten", action_type: "discount-check-percent" as const, value: "10", sort_order: 1 };
  const ten = await owner.request(add, { path, body });
  const gift = await owner.request(add, {
    path,
    body: { ...body, title: "Five", value: "5", sort_order: 2, scope: "manual" as const },
  });
  const added = moment();
  const of = (ruleId: string) => ({ loyaltyId, ruleId });
  await owner.request(change, { path: of(ten.id), body: { value: "12", sort_order: 3, active: false } });
  await owner.request(changeSettings, { path, body: { discount_max_percent: "40" } });
  const changed = moment();
  await owner.request(change, { path: of(ten.id), body: { title: "Twelve" } });
  const shown = async (at?: string, scope?: "manual") => {
    const query = { ...(at && { at }), ...(scope && { scope }) };
    const { items, settings: combined } = await owner.request(asOf, { path, query });
    return [...items.map(({ title, value, active }) => [title, value, active]), combined.discount_max_percent];
  };

  expect(await shown(before)).toEqual(["100"]);
  expect(await shown(added)).toEqual([["Ten", "10", true], ["Five", "5", true], "100"]);
  expect(await shown(changed)).toEqual([["Five", "5", true], ["Ten", "12", false], "40"]);
  expect(await shown(added, "manual")).toEqual([["Five", "5", true], "100"]);

  const now = await owner.request(asOf, { path });
  expect(now.items).toEqual((await owner.request(list, { path })).items);
  expect(now.items.find(({ id }) => id === gift.id)).toEqual(await owner.request(get, { path: of(gift.id) }));
  expect(now.settings).toEqual(await owner.request(settings, { path }));
  const day = Temporal.Instant.from(added).toZonedDateTimeISO("Europe/Kyiv").toPlainDate().toString();
  expect((await owner.request(asOf, { path, query: { at: day } })).until > added).toBe(true);
});

test("rules at a moment are those of one programme of the business", async () => {
  const { owner, loyaltyId } = await world(server);
  const stranger = await world(server);
  const body = { title: "Ten", action_type: "discount-check-percent" as const, value: "10" };
  await owner.request(add, { path: { loyaltyId }, body });
  const none = { code: "loyalty.not_found" };
  await expect(owner.request(asOf, { path: { loyaltyId: randomUUID() } })).rejects.toMatchObject(none);
  await expect(stranger.owner.request(asOf, { path: { loyaltyId } })).rejects.toMatchObject(none);
  expect((await stranger.owner.request(asOf, { path: { loyaltyId: stranger.loyaltyId } })).items).toEqual([]);
});
