import { randomUUID } from "node:crypto";
import type { poster as contract } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { afterAll, describe, expect, test } from "vitest";
import { auditOf } from "../../../test/audit.ts";
import { type PosterProduct, startPoster } from "../../../test/devices/poster.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";
import { recomputeSample } from "../recompute/public.ts";
import { getDevice } from "../terminals/public.ts";
import { readTill } from "./read.ts";

const poster = await startPoster();
afterAll(() => poster.close());
const server = await startTestServer({
  PATRON_POSTER_URL: poster.url,
  PATRON_POSTER_APPLICATIONS: "123:app-secret:Patron, 124:other",
});
const p = calls.poster;
const pathOf = ({ terminalId }: Pick<Shop, "terminalId">) => ({ path: { terminalId } });
const change = (s: Shop, body: BodyOf<typeof contract.change>) => s.w.owner.request(p.change, { ...pathOf(s), body });
let tokens = 0;
const newToken = () => `${861_052 + tokens++}:secret`;
const minute = 60_000;

/** A till that stands for register 1 of spot 1. */
async function connected(more: BodyOf<typeof contract.change> = {}) {
  const s = await shop(server);
  const token = newToken();
  const account = poster.accountOf(token);
  const connection = await change(s, {
    ...{ account: `kalyna-${tokens}`, access_token: token, spot_id: "1", register_id: "1", active: true, ...more },
  });
  const read = async (forward = 0) => {
    server.clock.forward(forward);
    await readTill(server, s.w.businessId, s.terminalId);
  };
  const order = (products: PosterProduct[], rest: object = {}) =>
    account.sell({ products, closed: server.clock.now(), ...rest });
  const listed = async (query = {}) => (await s.w.owner.request(p.list, { query })).items;
  const sales = async () => (await s.w.owner.request(calls.transactions.list, {})).items;
  return { ...s, token, account, connection, read, order, listed, sales };
}
const repeat = (s: Shop, posterSaleId: string) =>
  s.w.owner.request(p.repeat, { path: { posterSaleId } }, { idempotencyKey: randomUUID() });
const coffee = { code: "A", paid: "45.00" };

describe("a till of Poster", () => {
  test("is connected with an access token, and chooses among the spots and registers that Poster has", async () => {
    const s = await shop(server);
    const token = newToken();
    poster.accountOf(token);
    const before = await s.w.owner.request(p.settings, pathOf(s));
    expect(before).toMatchObject({ active: false, account: "", access_token_set: false, spot_id: null });
    await expect(s.w.owner.request(p.spots, pathOf(s))).rejects.toMatchObject({
      code: "poster.incomplete",
      details: { fields: ["account", "access_token"] },
    });
    const named = await change(s, { account: "kalyna", access_token: token });
    expect(named).toMatchObject({ access_token_set: true, customer_number: token.split(":")[0], active: false });
    const { items } = await s.w.owner.request(p.spots, pathOf(s));
    expect(items).toEqual([
      {
        id: "1",
        title: "Поділ",
        registers: [
          { id: "1", title: "Бар" },
          { id: "2", title: "Зал" },
        ],
      },
      { id: "2", title: "Печерськ", registers: [{ id: "3", title: "Каса" }] },
    ]);
    const chosen = await change(s, { spot_id: "1", register_id: "2", active: true });
    expect(chosen).toMatchObject({ spot_title: "Поділ", register_title: "Зал", active: true });
    expect(await change(s, { spot_id: "2" })).toMatchObject({ spot_title: "Печерськ", register_id: null });
    expect(await change(s, { register_id: null })).toMatchObject({ spot_id: "2", register_id: null });
    expect(await change(s, { active: false, spot_id: null })).toMatchObject({ spot_id: null, active: false });
  });

  test("has its token encrypted, and nobody sees it again", async () => {
    const s = await connected();
    const row = await s.w.inside((tenant) => tenant.one(getDevice(s.terminalId, "poster")));
    const history = await s.w.inside((tenant) => tenant.many(auditOf(s.terminalId)));
    expect(history.length).toBeGreaterThan(0);
    const seen = JSON.stringify([s.connection, row, history], (_, value) =>
      typeof value === "bigint" ? String(value) : value,
    );
    expect(seen).not.toContain(s.token);
  });

  test("is refused in the words of Poster, and stays as it was while that cannot be reached", async () => {
    const s = await shop(server);
    const wrong = change(s, { account: "kalyna", access_token: "1:wrong" });
    await expect(wrong).rejects.toMatchObject({
      code: "poster.refused",
      details: { field: "access_token", text: "Access token is invalid" },
    });
    const token = newToken();
    poster.accountOf(token);
    for (const fault of ["unreachable", "broken", "busy", "page"] as const) {
      poster.fail("access.getSpots", fault);
      const away = change(s, { account: "kalyna", access_token: token });
      await expect(away).rejects.toMatchObject({ code: "server.unavailable", status: 503 });
    }
    expect(await s.w.owner.request(p.settings, pathOf(s))).toMatchObject({ account: "", access_token_set: false });
    await change(s, { account: "kalyna", access_token: token });
    await expect(change(s, { spot_id: "9" })).rejects.toMatchObject({
      ...{ code: "poster.spot_unknown", details: { field: "spot_id" } },
    });
    await expect(change(s, { register_id: "1" })).rejects.toMatchObject({ details: { field: "register_id" } });
    await expect(change(s, { spot_id: "2", register_id: "1" })).rejects.toMatchObject({
      details: { field: "register_id" },
    });
    await expect(change(s, { active: true })).rejects.toMatchObject({
      ...{ code: "poster.incomplete", details: { fields: ["spot_id"] } },
    });
    // Another account does not know the token of this one.
    expect(await change(s, { account: "other" })).toMatchObject({
      access_token_set: false,
      customer_number: null,
    });
    poster.fail("access.getSpots", "page");
    await change(s, { account: "kalyna", access_token: token }).catch(() => undefined);
    await change(s, { account: "kalyna", access_token: token });
    poster.revoke(token);
    expect(await s.w.owner.request(p.spots, pathOf(s))).toMatchObject({
      ...{ items: [], problem: "refused", error_text: "Access token is invalid" },
    });
  });

  test("is connected through an application of the installation", async () => {
    const s = await shop(server);
    const { items } = await s.w.owner.request(p.applications, pathOf(s));
    expect(items).toMatchObject([
      { id: "123", title: "Patron" },
      { id: "124", title: "124" },
    ]);
    expect(items[0]?.authorize_url).toContain(
      `redirect_uri=${encodeURIComponent(`${server.settings.publicUrl}/poster-connected`)}`,
    );
    expect(JSON.stringify(items)).not.toContain("app-secret");
    const token = newToken();
    poster.accountOf(token);
    poster.allow("123", "app-secret", "code-1", token);
    const body = { account: "kalyna", application_id: "123", authorization_code: "code-1" };
    await expect(change(s, { ...body, authorization_code: "code-2" })).rejects.toMatchObject({
      ...{ code: "poster.refused", details: { field: "authorization_code", text: "The code is wrong" } },
    });
    await expect(change(s, { ...body, application_id: "999" })).rejects.toMatchObject({
      code: "poster.application_unknown",
    });
    expect(await change(s, body)).toMatchObject({ access_token_set: true, customer_number: token.split(":")[0] });
  });
});

describe("a sale of Poster", () => {
  test("becomes a sale of the till with what was paid for it, at its time, once", async () => {
    const s = await connected();
    const closed = server.clock.now();
    const number = s.order(
      [
        { ...coffee, quantity: 2, paid: "70.50" },
        { code: "B", paid: "5.55" },
      ],
      {
        ...{ cash: 5000, card: 2605, payType: "3", closed },
      },
    );
    await s.read(minute);
    await s.read(minute);
    await s.read(61 * minute);
    expect(await s.listed()).toMatchObject([
      { poster_number: String(number), state: "booked", amount: "76.05", problem: null, transaction: { number: "1" } },
    ]);
    const [sale] = await s.sales();
    expect(sale).toMatchObject({ created_dt: closed.toISOString(), customer: null });
    expect(sale?.totals.amount_to_pay).toBe("76.05");
    expect(await s.sales()).toHaveLength(1);
    expect(await s.w.inside((tenant) => recomputeSample(tenant, new Date()))).toMatchObject({ same: 1, different: [] });
  });

  test("is not discounted again, and its customer earns by the rules of today", async () => {
    const s = await connected();
    await s.rule({ action_type: "discount-check-percent", value: "20" });
    await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
    const phone = `+38050${String(1_000_000 + Math.floor(Math.random() * 8_999_999))}`;
    const member = await s.member();
    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("customer").set({ phone }).where(inTenant()).where("id", "=", member)),
    );
    s.order([coffee], { client: s.account.client(phone.slice(1)) });
    s.order([coffee], { client: s.account.client("380670000000") });
    s.order([coffee], { client: s.account.client("") });
    await s.read(minute);
    const found = (await s.listed()).map(({ problem }) => problem ?? "none").sort();
    expect(found).toEqual(["customer-unknown", "none", "none"]);
    const mine = (await s.sales()).filter(({ customer }) => customer?.id === member);
    expect(mine).toMatchObject([{ totals: { amount_to_pay: "45.00", bonuses_added_amount: "4.50" } }]);
    expect(await s.balance(member)).toBe("4.50");

    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("customer").set({ blocked: true }).where(inTenant()).where("id", "=", member)),
    );
    s.order([coffee], { client: s.account.client(phone.slice(1)) });
    await s.read(minute);
    expect((await s.listed({ problem: "customer-blocked" })).map(({ state }) => state)).toEqual(["booked"]);
  });

  test("waits in the list until its items are known, and is then booked by itself or by hand", async () => {
    const s = await connected();
    s.order([coffee, { code: "C", name: "Круасан", paid: "60.00" }]);
    s.order([{ code: "D", paid: "10.00" }]);
    s.order([{ code: "", name: "Без коду", paid: "10.00" }]);
    await s.read(minute);
    const waiting = await s.listed({ state: "unmatched" });
    expect(waiting.map(({ problem }) => problem)).toEqual(["goods-unknown", "goods-unknown", "goods-unknown"]);
    const croissant = waiting.find(({ missing }) => missing[0]?.code === "C");
    expect(croissant).toMatchObject({
      transaction: null,
      amount: "105.00",
      missing: [{ code: "C", title: "Круасан" }],
    });
    expect(await s.sales()).toEqual([]);
    expect(await repeat(s, croissant?.id ?? "")).toMatchObject({ state: "unmatched", problem: "goods-unknown" });
    await s.goods("C", "99.00");
    expect(await repeat(s, croissant?.id ?? "")).toMatchObject({ state: "booked", problem: null, missing: [] });
    await expect(repeat(s, croissant?.id ?? "")).rejects.toMatchObject({ code: "poster_sale.done" });
    await expect(repeat(s, randomUUID())).rejects.toMatchObject({ code: "poster_sale.not_found" });
    await s.goods("D", "1.00");
    await s.read(61 * minute);
    expect(await s.listed({ state: "booked" })).toHaveLength(2);
    expect((await s.sales()).map(({ totals }) => totals.amount_to_pay).sort()).toEqual(["10.00", "105.00"]);
  });

  test("that comes to another amount here is not booked", async () => {
    const s = await connected();
    s.order([coffee], { cash: 4000 });
    s.order([coffee], { cash: 0, card: 0 });
    await s.read(minute);
    expect(await s.listed()).toMatchObject([
      { state: "unmatched", problem: "amounts-differ", other_amount: "45.00" },
      { state: "unmatched", problem: "amounts-differ", other_amount: "45.00" },
    ]);
    expect(await s.listed({ problem: "amounts-differ" })).toHaveLength(2);
    expect(await s.sales()).toEqual([]);
  });

  test("is left alone if it is of another register, open, unpaid or from before", async () => {
    const s = await connected();
    const before = new Date(server.clock.now().getTime() - 60 * minute);
    s.order([coffee], { closed: before });
    s.order([coffee], { tablet: 2 });
    s.order([coffee], { spot: "2", tablet: 3 });
    s.order([coffee], { status: 1, closedMs: 0 });
    s.order([coffee], { payType: "0", cash: 0 });
    s.order([coffee], { status: 3 });
    await s.read(minute);
    expect(await s.listed()).toEqual([]);
    await change(s, { register_id: null });
    s.order([coffee], { tablet: 2 });
    await s.read(minute);
    expect(await s.listed()).toHaveLength(1);
    await change(s, { active: false });
    s.order([coffee]);
    await s.read(minute);
    expect(await s.listed()).toHaveLength(1);
  });

  test("that Poster removes later is marked until it is cancelled here", async () => {
    const s = await connected();
    const [sold, waits] = [s.order([coffee]), s.order([{ code: "Z", paid: "1.00" }])];
    await s.read(minute);
    for (const number of [sold, waits]) {
      const sale = s.account.sales.get(number);
      if (sale) sale.status = 3;
    }
    await s.read(minute);
    expect((await s.listed()).map(({ poster_number, state }) => [Number(poster_number), state]).sort()).toEqual([
      [sold, "removed"],
      [waits, "canceled"],
    ]);
    const gone = (await s.listed({ state: "canceled" }))[0]?.id ?? "";
    await expect(repeat(s, gone)).rejects.toMatchObject({ code: "poster_sale.done" });
    const [transaction] = await s.sales();
    await s.w.owner.request(
      calls.transactions.cancel,
      { body: { transaction_id: transaction?.id ?? "", reason: "Removed in Poster" } },
      { idempotencyKey: randomUUID() },
    );
    expect(await s.listed({ state: "removed" })).toEqual([]);
  });

  test("is booked once although two tills of the same register and two servers read at the same time", async () => {
    const s = await connected();
    const { id } = await s.w.make.terminal(s.posId);
    const other = { ...s, terminalId: id };
    await change(other, { ...{ account: s.connection.account, access_token: s.token, spot_id: "1", active: true } });
    for (let count = 0; count < 5; count++) s.order([coffee]);
    server.clock.forward(minute);
    await Promise.all([
      ...[s.terminalId, s.terminalId, id].map((terminalId) => readTill(server, s.w.businessId, terminalId)),
    ]);
    expect(await s.sales()).toHaveLength(5);
    expect(await s.listed()).toHaveLength(5);
  });

  test("is read after Poster was away, however long, and the settings say why it was not", async () => {
    const s = await connected();
    const state = () => s.w.owner.request(p.settings, pathOf(s));
    s.order([coffee]);
    poster.fail("dash.getTransactions", "unreachable");
    await s.read(minute);
    expect(await state()).toMatchObject({ problem: "unreachable", read_dt: null });
    poster.fail("dash.getTransactionsProducts", "busy");
    await s.read(2 * minute);
    expect(await state()).toMatchObject({ problem: "service-failed", error_text: "Request limit reached" });
    await s.read(minute);
    expect(await s.listed()).toEqual([]);
    await s.read(5 * minute);
    expect(await state()).toMatchObject({ problem: null, error_text: null, read_dt: expect.any(String) });
    expect(await s.listed()).toMatchObject([{ state: "booked" }]);
    poster.revoke(s.token);
    await s.read(2 * minute);
    expect(await state()).toMatchObject({ problem: "refused", error_text: "Access token is invalid" });
    // It can still be switched off.
    const off = await change(s, { active: false, spot_id: "1", register_id: "1" });
    expect(off).toMatchObject({ active: false, problem: null, spot_id: "1" });
  });

  test("is read after more than three days without Poster", async () => {
    const s = await connected();
    await s.read(minute);
    s.order([coffee]);
    s.order([coffee], { closed: new Date(server.clock.now().getTime() + minute) });
    await s.read(100 * 60 * minute);
    expect(await s.listed()).toHaveLength(2);
  });

  test("waits while the loyalty programme is switched off", async () => {
    const s = await connected();
    const path = { loyaltyId: s.w.loyaltyId };
    await s.w.owner.request(calls.loyalty.change, { path, body: { active: false } });
    s.order([coffee]);
    await s.read(minute);
    expect(await s.listed()).toMatchObject([{ state: "unmatched", problem: "loyalty-inactive" }]);
    await s.w.owner.request(calls.loyalty.change, { path, body: { active: true } });
    await s.read(61 * minute);
    expect(await s.listed()).toMatchObject([{ state: "booked" }]);
  });

  test("is not registered by the fiscal device of the till, because Poster has given its receipt", async () => {
    const s = await connected();
    const device = { url: "http://127.0.0.1:1", license_key: "key", cashier_secret: "1234", active: true };
    await s.w.owner.request(calls.fiscal.changeDevice, { ...pathOf(s), body: device });
    s.order([coffee]);
    await s.read(minute);
    expect(await s.listed()).toMatchObject([{ state: "booked" }]);
    expect((await s.w.owner.request(calls.fiscal.list, {})).items).toEqual([]);
  });

  test("whose amounts do not fit its quantities is booked to the hundredth", async () => {
    const s = await connected();
    s.order([
      { code: "A", quantity: 0.333, paid: "9.99" },
      { code: "B", quantity: 700, paid: "100.01" },
    ]);
    await s.read(minute);
    expect((await s.sales())[0]?.totals.amount_to_pay).toBe("110.00");
  });
});

test("terminals that do not exist have no register of Poster", async () => {
  const s = await shop(server);
  const path = { terminalId: randomUUID() };
  const missing = { code: "terminal.not_found" };
  await expect(s.w.owner.request(p.settings, { path })).rejects.toMatchObject(missing);
  await expect(s.w.owner.request(p.applications, { path })).rejects.toMatchObject(missing);
  await expect(s.w.owner.request(p.spots, { path })).rejects.toMatchObject(missing);
  await expect(s.w.owner.request(p.change, { path, body: { account: "a" } })).rejects.toMatchObject(missing);
  const stale = s.w.owner.request(p.change, { ...pathOf(s), body: { account: "a" } }, { version: 99 });
  await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
});
