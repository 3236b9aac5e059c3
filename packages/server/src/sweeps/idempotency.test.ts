import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../test/server.ts";
import { world } from "../../test/world.ts";

const server = await startTestServer();

test("twenty requests at once with one key have one effect and one answer", async () => {
  const w = await world(server);
  const target = "/pos";
  const json = { loyalty_id: w.loyaltyId, title: "Once" };
  const headers = { "idempotency-key": randomUUID() };
  const send = () => w.owner.send({ method: "POST", target, json, headers });

  const answers = await Promise.all(Array.from({ length: 20 }, send));
  const late = await send();

  const done = answers.filter((answer) => answer.status === 200);
  const running = answers.filter((answer) => answer.status === 409);
  expect(done.length + running.length).toBe(20);
  for (const answer of done) expect(answer.body).toEqual(late.body);
  expect(running.every((answer) => (answer.body as { code: string }).code === "request.running")).toBe(true); // Problem documents.
  expect(late.headers.get("idempotency-replayed")).toBe("true");
  expect((await w.owner.request(calls.pos.list, {})).items).toHaveLength(1);
});

test("a key that was used with another request is refused, and nothing is done", async () => {
  const w = await world(server);
  const options = { idempotencyKey: randomUUID() };
  const body = { loyalty_id: w.loyaltyId, title: "First" };
  await w.owner.request(calls.pos.add, { body }, options);
  const other = w.owner.request(calls.pos.add, { body: { ...body, title: "Second" } }, options);
  await expect(other).rejects.toMatchObject({ code: "idempotency.mismatch", status: 422 });
  expect((await w.owner.request(calls.pos.list, {})).items).toHaveLength(1);
});

test("a failed first attempt leaves the key free", async () => {
  const w = await world(server);
  const options = { idempotencyKey: randomUUID() };
  const bad = { loyalty_id: randomUUID(), title: "X" };
  await expect(w.owner.request(calls.pos.add, { body: bad }, options)).rejects.toMatchObject({
    code: "loyalty.not_found",
  });
  await expect(
    w.owner.request(calls.pos.add, { body: { loyalty_id: w.loyaltyId, title: "X" } }, options),
  ).resolves.toBeDefined();
});

test("two businesses may use the same key", async () => {
  const options = { idempotencyKey: randomUUID() };
  for (const w of [await world(server), await world(server)]) {
    const made = await w.owner.request(calls.pos.add, { body: { loyalty_id: w.loyaltyId, title: "Mine" } }, options);
    expect(made.loyalty.id).toBe(w.loyaltyId);
  }
});
