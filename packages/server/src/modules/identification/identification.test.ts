import { randomUUID } from "node:crypto";
import type { identification } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import type { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop, tillOf } from "../../../test/shop.ts";

const server = await startTestServer();
const key = () => ({ idempotencyKey: randomUUID() });
const number = () => `20${String(Math.floor(Math.random() * 1e10)).padStart(10, "0")}`;

type Added = BodyOf<typeof identification.add>;
const give = (s: Shop, userId: string, body: Partial<Added> = {}) =>
  s.w.owner.request(calls.identification.add, {
    path: { userId },
    body: { loyalty_id: s.w.loyaltyId, type: "card", value: number(), ...body },
  });
const identify = (till: Caller, body: BodyOf<typeof identification.identify>) =>
  till.request(calls.identification.identify, { body });
const find = (till: Caller, user_id_value: string) => till.request(calls.term.customer, { query: { user_id_value } });
const listOf = (s: Shop, userId: string) => s.w.owner.request(calls.identification.list, { path: { userId } });

/** The token of a customer's page. */
async function tokenOf(s: Shop, userId: string): Promise<string> {
  const { pages } = await listOf(s, userId);
  return new URL(pages[0]?.link ?? "").searchParams.get("for") ?? "";
}
async function codeOf(s: Shop, userId: string) {
  return s.w.anonymous.request(calls.identification.showCode, { path: { token: await tokenOf(s, userId) } });
}
const anotherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");
async function secondTill(s: Shop): Promise<Caller> {
  return tillOf(s.w, (await s.w.make.till({ pos_id: s.posId })).id);
}

describe("a card of a customer", () => {
  test("is known at the tills of its programme, however it is read", async () => {
    const s = await shop(server);
    const id = await s.member();
    const value = `ab-${number()}`;
    const added = await give(s, id, { value, type: "nfc" });
    expect(added).toMatchObject({ value, type: "nfc", loyalty: { id: s.w.loyaltyId } });
    expect((await listOf(s, id)).items).toEqual([added]);
    for (const scanned of [value, ` ${value.toUpperCase()} `, `;${value}=2512?`, value.replace("-", ":")]) {
      expect((await find(s.till, scanned)).id).toBe(id);
      expect((await identify(s.till, { user_id_value: scanned, user_id_type: "card" })).id).toBe(id);
    }
    const other = await s.w.make.loyalty({ title: "Another" });
    const pos = await s.w.make.pos({ loyalty_id: other.id });
    const elsewhere = await tillOf(s.w, (await s.w.make.till({ pos_id: pos.id })).id);
    await expect(find(elsewhere, value)).rejects.toMatchObject({ code: "customer.not_found" });
  });

  test("is found in the back office by its number, in the list too", async () => {
    const s = await shop(server);
    const id = await s.member();
    const value = number();
    await give(s, id, { value: `${value.slice(0, 4)} ${value.slice(4)}` });
    const query = { user_id_value: value, user_id_type: "card" as const };
    expect((await s.w.owner.request(calls.customers.find, { query })).id).toBe(id);
    expect((await s.w.owner.request(calls.customers.find, { query: { user_id_value: value } })).id).toBe(id);
    for (const search_text of [value, `${value.slice(0, 4)} ${value.slice(4)}`]) {
      const { items } = await s.w.owner.request(calls.customers.search, { body: { search_text } });
      expect(items.map((one) => one.id)).toEqual([id]);
    }
  });

  test("belongs to one customer only, however many get it at once", async () => {
    const s = await shop(server);
    const [one, other] = [await s.member(), await s.member()];
    const value = number();
    const tried = await Promise.allSettled([give(s, one, { value }), give(s, other, { value: ` ${value}` })]);
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "identifier.taken" } });
  });

  test("is known no more once it is taken away, and may be another customer's then", async () => {
    const s = await shop(server);
    const [id, other] = [await s.member(), await s.member()];
    const { id: customerIdentifierId, value } = await give(s, id);
    const path = { userId: id, customerIdentifierId };
    const remove = (at: typeof path) => s.w.owner.request(calls.identification.remove, { path: at });
    await expect(remove({ ...path, userId: other })).rejects.toMatchObject({ code: "identifier.not_found" });
    await remove(path);
    await expect(remove(path)).rejects.toMatchObject({ code: "identifier.not_found" });
    await expect(find(s.till, value)).rejects.toMatchObject({ code: "customer.not_found" });
    await give(s, other, { value });
    expect((await find(s.till, value)).id).toBe(other);
    const { items } = await s.w.owner.request(calls.audit.list, { query: { entity_type: "customer", entity_id: id } });
    expect(items.map(({ changes }) => changes)).toEqual([
      [{ field: "identifier", before: value, after: null }],
      [{ field: "identifier", before: null, after: value }],
    ]);
  });

  test("goes with its customer", async () => {
    const s = await shop(server);
    const id = await s.member();
    const { value } = await give(s, id);
    await codeOf(s, id);
    await s.w.inside(async (tenant) => {
      const { q, inTenant } = await import("#kit/database/rows.ts");
      await tenant.run(q.deleteFrom("card").where(inTenant()).where("customer_id", "=", id));
      await tenant.run(q.deleteFrom("customer").where(inTenant()).where("id", "=", id));
    });
    await give(s, await s.member(), { value });
  });

  test("is refused with what cannot be a card, for a stranger or programme that does not exist, and beyond twenty", async () => {
    const s = await shop(server);
    const id = await s.member();
    const refused = (code: string) => ({ code });
    await expect(give(s, id, { value: "- - -" })).rejects.toMatchObject(refused("identifier.invalid"));
    await expect(give(s, randomUUID())).rejects.toMatchObject(refused("customer.not_found"));
    await expect(listOf(s, randomUUID())).rejects.toMatchObject(refused("customer.not_found"));
    await expect(give(s, id, { loyalty_id: randomUUID() })).rejects.toMatchObject(refused("loyalty.not_found"));
    const tried = await Promise.allSettled(Array.from({ length: 22 }, () => give(s, id)));
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    await expect(give(s, id)).rejects.toMatchObject(refused("identifier.too_many"));
  });
});

describe("the code of a customer's page", () => {
  test("identifies once, at whichever till comes first", async () => {
    const s = await shop(server);
    const id = await s.member();
    const { code, qr } = await codeOf(s, id);
    expect(qr).toBe(`patron-code:${code}`);
    const tills = [s.till, await secondTill(s)];
    const tried = await Promise.allSettled(tills.map((till) => identify(till, { user_id_value: code })));
    expect(tried.filter(({ status }) => status === "fulfilled")).toMatchObject([{ value: { id } }]);
    expect(tried.find(({ status }) => status === "rejected")).toMatchObject({ reason: { code: "customer.not_found" } });
    await expect(identify(s.till, { user_id_value: qr })).rejects.toMatchObject({ code: "customer.not_found" });
  });

  test("is read from its QR code, and in groups of digits", async () => {
    const s = await shop(server);
    const id = await s.member();
    expect((await identify(s.till, { user_id_value: (await codeOf(s, id)).qr })).id).toBe(id);
    expect((await identify(s.till, { user_id_value: (await codeOf(s, id)).qr, user_id_type: "app-qr" })).id).toBe(id);
    const { code } = await codeOf(s, id);
    const spaced = { user_id_value: `${code.slice(0, 3)} ${code.slice(3)}`, user_id_type: "one-time-code" as const };
    expect((await identify(s.till, spaced)).id).toBe(id);
  });

  test("runs out after a minute, and a later one does not end it before", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const id = await s.member();
    const first = await codeOf(s, id);
    own.clock.forward(50_000);
    const second = await codeOf(s, id);
    expect((await identify(s.till, { user_id_value: first.code })).id).toBe(id);
    own.clock.forward(60_000);
    await expect(identify(s.till, { user_id_value: second.code })).rejects.toMatchObject({
      code: "customer.not_found",
    });
  });

  test("is not guessed: a till tries twenty a minute, however many it tries at once", async () => {
    const own = await startTestServer();
    const s = await shop(own);
    const { code } = await codeOf(s, await s.member());
    const wrong = { user_id_value: anotherCode(code) };
    const tried = await Promise.allSettled(Array.from({ length: 25 }, () => identify(s.till, wrong)));
    const codes = tried.map((one) => (one.status === "rejected" ? one.reason.code : "found"));
    expect(codes.filter((one) => one === "customer.not_found")).toHaveLength(20);
    expect(codes.filter((one) => one === "rate.limited")).toHaveLength(5);
    // The right one too, but not at another till, and not after the minute.
    await expect(identify(s.till, { user_id_value: code })).rejects.toMatchObject({ code: "rate.limited" });
    const body = { items: examples, user_id_value: code };
    const limited = { code: "rate.limited" };
    await expect(s.till.request(calls.term.sale, { body }, key())).rejects.toMatchObject(limited);
    await expect(s.till.request(calls.term.reserve, { body }, key())).rejects.toMatchObject(limited);
    await identify(await secondTill(s), { user_id_value: code });
    own.clock.forward(61_000);
    await expect(identify(s.till, wrong)).rejects.toMatchObject({ code: "customer.not_found" });
  });

  test("is made for nobody by a link that is wrong, or of a customer who is blocked or has no access", async () => {
    const s = await shop(server);
    const id = await s.member();
    const token = await tokenOf(s, id);
    const refused = { code: "customer_code.not_found" };
    const show = (of: string) => s.w.anonymous.request(calls.identification.showCode, { path: { token: of } });
    await expect(show("x".repeat(64))).rejects.toMatchObject(refused);
    const access = (value: "none" | "full") =>
      s.w.owner.request(calls.customers.changeAccess, {
        body: { loyalty_id: s.w.loyaltyId, user_ids: [id], access: value },
      });
    await access("none");
    await expect(show(token)).rejects.toMatchObject(refused);
    await access("full");
    await show(token);
    await s.w.owner.request(calls.customers.change, { body: { user_id: id, blocked: true } });
    await expect(show(token)).rejects.toMatchObject(refused);
  });

  test("is kept when the sale fails, and used up with the sale", async () => {
    const s = await shop(server);
    const id = await s.member();
    const { code } = await codeOf(s, id);
    const sell = (body: object = {}) =>
      s.till.request(calls.term.sale, { body: { items: examples, user_id_value: code, ...body } }, key());
    await expect(sell({ items: [{ code: "none", quantity: "1" }] })).rejects.toMatchObject({ code: "goods.not_found" });
    await expect(sell({ steward_code: "000000" })).rejects.toMatchObject({ code: "steward_code.wrong" });
    expect((await sell()).transaction.customer?.id).toBe(id);
    await expect(sell()).rejects.toMatchObject({ code: "customer.not_found" });
  });
});

describe("whoever is scanned", () => {
  test("is known by the link of their page, in their programme and business only", async () => {
    const s = await shop(server);
    const id = await s.member();
    const { pages } = await listOf(s, id);
    const link = pages[0]?.link ?? "";
    expect((await find(s.till, link)).id).toBe(id);
    expect((await find(s.till, link.replace("/card?", "/wallet?"))).id).toBe(id);
    await expect(find((await shop(server)).till, link)).rejects.toMatchObject({ code: "customer.not_found" });
    const forged = `${link.slice(0, -4)}AAAA`;
    await expect(find(s.till, forged)).rejects.toMatchObject({ code: "customer.not_found" });
    await expect(identify(s.till, { user_id_value: link, user_id_type: "phone" })).rejects.toMatchObject({
      code: "customer.id_invalid",
    });
  });

  test("may be named in a check in place of an id, in one way", async () => {
    const s = await shop(server);
    const id = await s.member();
    const { value } = await give(s, id);
    const ways = [
      (body: object) => s.till.request(calls.term.process, { body: { items: examples, ...body } }),
      (body: object) => s.till.request(calls.term.sale, { body: { items: examples, ...body } }, key()),
      (body: object) => s.till.request(calls.term.reserve, { body: { items: examples, ...body } }, key()),
    ];
    const named = { user_id_value: value, user_id_type: "card" };
    const { transaction } = await s.till.request(
      calls.term.sale,
      { body: { items: examples, user_id_value: value, user_id_type: "card" } },
      key(),
    );
    expect(transaction.customer?.id).toBe(id);
    const other = await s.member();
    const ambiguous = number().slice(-8);
    await give(s, other, { value: ambiguous });
    await s.w.owner.request(calls.customers.change, { body: { user_id: id, external_id: ambiguous } });
    await s.application({ identification_methods: ["card", "external-id", "app-qr"] });
    for (const way of ways) {
      await way(named);
      await expect(way({ ...named, customer_id: id })).rejects.toMatchObject({ code: "customer.id_invalid" });
      await expect(way({ user_id_value: number() })).rejects.toMatchObject({ code: "customer.not_found" });
      await expect(way({ user_id_value: "a@example.com" })).rejects.toMatchObject({ code: "customer.id_not_allowed" });
      await expect(way({ user_id_value: ambiguous })).rejects.toMatchObject({
        code: "customer.id_ambiguous",
        details: { types: ["external-id", "card"] },
      });
    }
    const refused = { code: "customer.id_ambiguous" };
    await expect(find(s.till, ambiguous)).rejects.toMatchObject(refused);
    await expect(identify(s.till, { user_id_value: ambiguous })).rejects.toMatchObject(refused);
    expect((await identify(s.till, { user_id_value: ambiguous, user_id_type: "card" })).id).toBe(other);
    const { code } = await codeOf(s, id);
    await expect(
      s.till.request(calls.term.process, {
        body: { items: examples, user_id_value: code, user_id_type: "one-time-code" },
      }),
    ).rejects.toMatchObject({ code: "customer.id_invalid" });
  });

  test("is taken for nobody where a code and an external ID are the same", async () => {
    const s = await shop(server);
    const [id, other] = [await s.member(), await s.member()];
    const { code } = await codeOf(s, id);
    await s.w.owner.request(calls.customers.change, { body: { user_id: other, external_id: code } });
    await expect(identify(s.till, { user_id_value: code })).rejects.toMatchObject({ code: "customer.id_ambiguous" });
    const named = { user_id_value: code, user_id_type: "one-time-code" as const };
    expect((await identify(s.till, named)).id).toBe(id);
  });

  test.each([
    ["card", "card"],
    ["app-qr", "app-qr"],
    ["app-qr", "one-time-code"],
    ["external-id", "external-id"],
  ] as const)(
    "is refused without %s among the ways of the till when named by %s, and known with it",
    async (method, type) => {
      const s = await shop(server);
      const id = await s.member();
      const values = {
        card: (await give(s, id)).value,
        "app-qr": (await listOf(s, id)).pages[0]?.link ?? "",
        "one-time-code": (await codeOf(s, id)).code,
        "external-id": id,
      };
      const named = { user_id_value: values[type], user_id_type: type };
      await s.application({ identification_methods: ["phone", "steward-code"] });
      await expect(identify(s.till, named)).rejects.toMatchObject({ code: "customer.id_not_allowed" });
      await s.application({ identification_methods: [method] });
      expect((await identify(s.till, named)).id).toBe(id);
    },
  );
});
