import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { lineOf, offlineTill } from "../../../test/offline/till.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const notices = async ({ w }: Shop) =>
  (await w.owner.request(calls.notifications.list, {})).items.filter(({ event }) => event === "offline-conflict");

/** A till whose sales have another price by the time they arrive. */
async function changedShop() {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  const body = await till.sold({ items: [lineOf(till.catalogue, "A")] });
  await s.rule({ action_type: "discount-check-percent", value: "20" });
  await till.send(body);
  const send = async () => till.send(await till.sold({ items: [lineOf(till.catalogue, "A")] }));
  return { s, send, body, till };
}

test("people hear of the first sale of a till that needs a decision, once within an hour, and get to it", async () => {
  const { s, send, body, till } = await changedShop();
  const [sale] = (await s.w.owner.request(calls.offline.list, {})).items;
  expect(await notices(s)).toMatchObject([
    { title: `Offline sale ${sale?.number} needs a decision`, entity_type: "offline_sale", entity_id: sale?.id },
  ]);
  await till.send(body);
  await send();
  expect(await notices(s)).toHaveLength(1);
});

test("a sale that agrees is no news", async () => {
  const s = await shop(server);
  const till = await offlineTill(s.till);
  await till.send(await till.sold({ items: [lineOf(till.catalogue, "A")] }));
  expect(await notices(s)).toEqual([]);
});

test("the list is exported with its conflicts in words", async () => {
  const { s } = await changedShop();
  const file = await s.w.owner.send({
    method: "GET",
    target: "/x/offline_sales?state=to-settle",
    headers: { accept: EXPORT_TYPES.csv, "accept-language": "en" },
  });
  expect(file.status).toBe(200);
  const text = String(file.body);
  expect(text).toContain("Receipt");
  expect(text).toContain("Price changed");
  expect(text).toContain("To settle");
});
