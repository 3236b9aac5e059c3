import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { inTenant, q } from "#kit/database/rows.ts";
import { mailTo } from "../../../test/mail.ts";
import { type Prepaid, prepaid, prepaidIn } from "../../../test/prepaid.ts";
import { startTestServer, type TestServer } from "../../../test/server.ts";
import { tillOf } from "../../../test/shop.ts";

const server = await startTestServer();
const special = { title: "Fleet", limit_without_pin: "15.00" };
const send = (p: Prepaid, till = p.s.till) =>
  till.request(calls.term.accountPin, { body: { customer_id: p.customerId, special_account_id: p.specialId } });

const emails = (p: Prepaid, of: TestServer = server) => mailTo(of, p.email);
/** The code of the latest letter. */
async function codeOf(p: Prepaid, of: TestServer = server): Promise<string> {
  const [email] = (await emails(p, of)).toSorted((a, b) => (a.created_dt < b.created_dt ? 1 : -1));
  return /\b(\d{6})\b/.exec(email?.body ?? "")?.[1] ?? "";
}
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, "0");

describe("a payment above what needs no PIN", () => {
  test("passes with the code that the customer was sent, once", async () => {
    const p = await prepaid(server, { special });
    await p.sell("1.5");
    await expect(p.sell("1.501")).rejects.toMatchObject({
      code: "pin.needed",
      details: { limit_without_pin: "15.00" },
    });
    await expect(p.reserve("2")).rejects.toMatchObject({ code: "pin.needed" });
    const { sent_to } = await send(p);
    expect(sent_to).toBe(`${p.email[0]}•••@example.com`);
    const pin = await codeOf(p);
    await p.sell("2", {}, pin);
    await expect(p.sell("2", {}, pin)).rejects.toMatchObject({ code: "pin.dead" });
    expect(await p.balances()).toEqual(["65.00", "0.00", "65.00"]);
  });

  test("may be reserved with a code, and then finished without one", async () => {
    const p = await prepaid(server, { special });
    await send(p);
    const payments = p.body("2", {}, await codeOf(p)).payments;
    const { transaction } = await p.reserve("2", { payments });
    await p.finalize(transaction.id);
    expect(await p.balances()).toEqual(["80.00", "0.00", "80.00"]);
  });

  test("is asked for at the point of sale as the customer knows it", async () => {
    const p = await prepaid(server, { special });
    const { w, posId } = p.s;
    const { default_language } = await w.owner.request(calls.loyalty.get, { path: { loyaltyId: w.loyaltyId } });
    const public_title = { [default_language]: "Kalyna on the corner" };
    await w.owner.request(calls.pos.change, { path: { posId }, body: { public_title } });
    await send(p);
    expect((await emails(p))[0]?.body).toContain("Kalyna on the corner");
  });

  test("can be previewed without one", async () => {
    const p = await prepaid(server, { special });
    await expect(p.s.till.request(calls.term.process, { body: p.body("2") })).resolves.toBeDefined();
  });

  test("leaves a code good where the sale is refused for another reason, or needs none", async () => {
    const p = await prepaid(server, { special });
    await send(p);
    const pin = await codeOf(p);
    await expect(p.sell("11", {}, pin)).rejects.toMatchObject({ code: "account.insufficient" });
    await p.sell("1", {}, pin);
    await p.sell("2", {}, pin);
  });
});

describe("a code", () => {
  test("is refused when it is wrong, and after five wrong tries whatever it is", async () => {
    const p = await prepaid(server, { special });
    await expect(p.sell("2", {}, "000000")).rejects.toMatchObject({ code: "pin.dead" });
    await send(p);
    const pin = await codeOf(p);
    for (const tries_left of [4, 3, 2, 1, 0]) {
      const refused = p.sell("2", {}, wrongFor(pin));
      await expect(refused).rejects.toMatchObject({ code: "pin.wrong", details: { tries_left } });
    }
    await expect(p.sell("2", {}, pin)).rejects.toMatchObject({ code: "pin.dead" });
    await expect(p.reserve("2", { payments: p.body("2", {}, pin).payments })).rejects.toMatchObject({
      code: "pin.dead",
    });
    await send(p);
    const payments = p.body("2", {}, wrongFor(await codeOf(p))).payments;
    await expect(p.reserve("2", { payments })).rejects.toMatchObject({ code: "pin.wrong" });
    expect(await p.balances()).toEqual(["100.00", "0.00", "100.00"]);
  });

  test("lets nobody guess more than five times, however many guess at once", async () => {
    const p = await prepaid(server, { special });
    await send(p);
    const pin = await codeOf(p);
    const guesses = await Promise.allSettled(Array.from({ length: 20 }, () => p.sell("2", {}, wrongFor(pin))));
    const codes = guesses.map((one) => (one.status === "rejected" ? one.reason.code : "passed"));
    expect(codes.filter((code) => code === "pin.wrong")).toHaveLength(5);
    expect(codes.filter((code) => code === "pin.dead")).toHaveLength(15);
  });

  test("pays once, however many pay with it at once", async () => {
    const p = await prepaid(server, { special });
    await send(p);
    const pin = await codeOf(p);
    const done = await Promise.allSettled(Array.from({ length: 8 }, () => p.sell("2", {}, pin)));
    expect(done.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await p.balances()).toEqual(["80.00", "0.00", "80.00"]);
  });

  test("lives five minutes, and no longer than until the next one is sent", async () => {
    const own = await startTestServer();
    const p = await prepaid(own, { special });
    await send(p);
    const first = await codeOf(p, own);
    own.clock.forward(1000);
    await send(p);
    const second = await codeOf(p, own);
    if (first !== second) await expect(p.sell("2", {}, first)).rejects.toMatchObject({ code: "pin.wrong" });
    own.clock.forward(300_000);
    await expect(p.sell("2", {}, second)).rejects.toMatchObject({ code: "pin.dead" });
  });

  test("is for one account at one till", async () => {
    const p = await prepaid(server, { special });
    const other = await prepaidIn(p.s, { special });
    await send(p);
    const pin = await codeOf(p);
    await expect(other.sell("2", {}, pin)).rejects.toMatchObject({ code: "pin.dead" });
    const { id } = await p.s.w.make.terminal(p.s.posId);
    const till = await tillOf(p.s.w, id);
    const body = p.body("2", {}, pin);
    await expect(till.request(calls.term.sale, { body }, { idempotencyKey: randomUUID() })).rejects.toMatchObject({
      code: "pin.dead",
    });
    await p.sell("2", {}, pin);
  });

  test("is stored only as a hash, and nowhere in the history", async () => {
    const p = await prepaid(server, { special });
    await send(p);
    const pin = await codeOf(p);
    await p.sell("2", {}, pin);
    const rows = await p.s.w.inside(async (tenant) => [
      await tenant.many(q.selectFrom("account_pin").selectAll().where(inTenant())),
      await tenant.many(q.selectFrom("audit").selectAll().where(inTenant())),
      await tenant.many(q.selectFrom("transaction").select("external_id").where(inTenant())),
    ]);
    const { items } = await p.s.w.owner.request(calls.audit.list, {});
    expect(JSON.stringify([rows, items])).not.toContain(`"${pin}"`);
  });
});

describe("POST /term/customer/account_pin", () => {
  test("writes to the customer in their language", async () => {
    const p = await prepaid(server, { special: { ...special, public_title: { uk: "Паливо" } } });
    await p.s.w.owner.request(calls.customers.change, { body: { user_id: p.customerId, language: "uk" } });
    await send(p);
    const [email] = await emails(p);
    expect(email?.subject).toMatch(/^\d{6} — ваш PIN-код для оплати$/);
    expect(email?.body).toContain("«Паливо»");
  });

  test("sends at most three e-mails in ten minutes, for all accounts together", async () => {
    const own = await startTestServer();
    const p = await prepaid(own, { special });
    for (let sent = 0; sent < 3; sent += 1) await send(p);
    const refused = await send(p).catch((failure) => failure);
    expect(refused).toMatchObject({ code: "rate.limited", status: 429 });
    expect(refused.details.retry_after).toBeGreaterThan(0);
    own.clock.forward(601_000);
    await send(p);
  });

  test("refuses customers without an e-mail address, or who cannot pay here", async () => {
    const p = await prepaid(server, { special });
    const request = (body: object) =>
      p.s.till.request(calls.term.accountPin, {
        body: { customer_id: p.customerId, special_account_id: p.specialId, ...body },
      });
    const refused = (body: object, code: string) => expect(request(body)).rejects.toMatchObject({ code });
    await refused({ customer_id: randomUUID() }, "customer.not_found");
    await refused({ customer_id: await p.s.member() }, "customer_account.not_found");
    await refused({ special_account_id: randomUUID() }, "special_account.not_found");
    const { w } = p.s;
    const { id: nameless } = await w.make.customer({ email: null, phone: "+380671112233" });
    await w.make.customerAccount(nameless, p.specialId);
    await refused({ customer_id: nameless }, "customer.email_missing");
    const path = { accountId: p.specialId };
    const { id: otherPos } = await w.make.pos();
    await w.owner.request(calls.specialAccounts.change, { path, body: { pos_ids: [otherPos] } });
    await refused({}, "special_account.elsewhere");
    await w.owner.request(calls.specialAccounts.change, { path, body: { pos_ids: [], active: false } });
    await refused({}, "special_account.inactive");
    await w.owner.request(calls.specialAccounts.change, { path, body: { active: true } });
    const own = { userId: p.customerId, accountId: (await p.account()).id };
    await w.owner.request(calls.customerAccounts.change, { path: own, body: { active: false } });
    await refused({}, "customer_account.inactive");
    await w.owner.request(calls.customerAccounts.change, { path: own, body: { active: true } });
    await w.inside((tenant) =>
      tenant.run(
        q.updateTable("card").set({ access: "none" }).where(inTenant()).where("customer_id", "=", p.customerId),
      ),
    );
    await refused({}, "customer_account.no_access");
    await w.inside((tenant) =>
      tenant.run(q.updateTable("customer").set({ blocked: true }).where(inTenant()).where("id", "=", p.customerId)),
    );
    await refused({}, "customer.blocked");
  });
});
