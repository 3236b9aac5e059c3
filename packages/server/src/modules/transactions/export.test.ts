import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import type { Caller } from "../../../test/caller.ts";
import { startTestServer } from "../../../test/server.ts";
import { examples, shop } from "../../../test/shop.ts";

const server = await startTestServer();
const csv = (who: Caller, target: string, language = "en") =>
  who.send({ method: "GET", target, headers: { accept: EXPORT_TYPES.csv, "accept-language": language } });
const linesOf = (body: unknown) => String(body).replace("\ufeff", "").trimEnd().split("\r\n");

describe("GET /transactions as a file", () => {
  test("has every row that the filter leaves, in its order, beyond any page", async () => {
    const s = await shop(server);
    for (let sold = 1; sold <= 12; sold += 1) await s.sell({ items: [{ code: "A", quantity: String(sold) }] });
    const query = "?columns=number,amount,currency&sort=amount&order=desc&count=5&page=2";
    const answer = await csv(s.w.owner, `/transactions${query}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(/filename="transactions-list-\d{4}-\d\d-\d\d\.csv"/);
    const lines = linesOf(answer.body);
    expect(lines).toHaveLength(13);
    expect(lines.slice(0, 3)).toEqual(["No.,Amount,Currency", "12,120.00,UAH", "11,110.00,UAH"]);
    expect(linesOf((await csv(s.w.owner, `/transactions?terminal=${randomUUID()}`)).body)).toHaveLength(1);
    expect(linesOf((await csv(s.w.owner, "/transactions?user_phone=%2B380671111111")).body)).toHaveLength(1);
  });

  test("speaks the reader's language and has every column unless some are chosen", async () => {
    const s = await shop(server);
    await s.sell({ items: examples, customer_id: await s.member(), comment: "=HYPERLINK(1)" });
    const [head, row] = linesOf((await csv(s.w.owner, "/transactions", "uk-UA,uk;q=0.9")).body);
    expect(head).toMatch(/^№,Дата,Тип,Стан,.*,Ідентифікатор транзакції$/);
    expect(row).toMatch(/^1,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Продаж,Виконано,.*25\.55.*,'=HYPERLINK\(1\),/);
  });

  test("is a workbook when that is asked for", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const headers = { accept: EXPORT_TYPES.xlsx };
    const answer = await s.w.owner.send({ method: "GET", target: "/transactions", headers });
    expect(answer.headers.get("content-type")).toBe(EXPORT_TYPES.xlsx);
    expect(String(answer.body).startsWith("PK")).toBe(true);
  });

  test("refuses before it begins, as the list does", async () => {
    const s = await shop(server);
    const signedOut = await fetch(`${server.url}${server.settings.basePath}/transactions`, {
      headers: { accept: EXPORT_TYPES.csv },
    });
    expect(signedOut.status).toBe(401);
    for (const target of ["/transactions?columns=secret", "/transactions?date_from=x", "/transactions?pos=7"]) {
      expect(await csv(s.w.owner, target)).toMatchObject({ status: 400, body: { code: "request.malformed" } });
    }
    expect((await csv(s.w.owner, "/transactions?user_phone=12")).status).toBe(422);
    const { items } = await s.w.owner.ask(calls.audit.list, { query: { noun: "export" } });
    expect(items).toEqual([]);
  });

  test("shows nothing of another business", async () => {
    const [s, stranger] = [await shop(server), await shop(server)];
    await s.sell({ items: examples });
    expect(linesOf((await csv(stranger.w.owner, "/transactions")).body)).toHaveLength(1);
    expect(linesOf((await csv(stranger.w.owner, `/x/transactions/items?pos=${s.posId}`)).body)).toHaveLength(1);
  });

  test("leaves a line in the audit log: who, what, with which filters", async () => {
    const s = await shop(server);
    await csv(s.w.owner, "/transactions?canceled=false&columns=number");
    const [line] = await s.w.inside((tenant) =>
      tenant.many(
        raw(sql<{ call: string; after: object }>`
        select call, after from audit where business_id = current_business() and noun = 'export'`),
      ),
    );
    expect(line).toMatchObject({
      call: "transactions.list",
      after: { format: "csv", query: { canceled: false }, columns: ["number"] },
    });
  });

  test("ten readers who go away in the middle hold nothing", async () => {
    const s = await shop(server);
    for (let sold = 0; sold < 3; sold += 1) await s.sell({ items: examples });
    for (let reader = 0; reader < 10; reader += 1) {
      const gone = new AbortController();
      const begun = async () => {
        const response = await fetch(`${server.url}${server.settings.basePath}/transactions`, {
          headers: { accept: EXPORT_TYPES.xlsx, authorization: `Bearer ${s.w.owner.token}` },
          signal: gone.signal,
        });
        return response.status;
      };
      // The one who went before lets go a moment after.
      await expect.poll(begun).toBe(200);
      gone.abort();
    }
    await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(0);
  });
});

describe("GET /x/transactions/items", () => {
  test("tells every line of every check with its totals, and is found by item, category, words and kind", async () => {
    const s = await shop(server);
    const c = await s.goods("C", "7.00");
    await s.sell({ items: examples });
    await s.sell({ items: [{ code: "C", quantity: "3" }] });
    const ask = (query: object) => s.w.owner.ask(calls.transactions.items, { query });
    const all = await ask({});
    expect(all.items.map(({ code, quantity, amount_to_pay }) => [code, quantity, amount_to_pay])).toEqual([
      ["C", "3.000", "21.00"],
      ["A", "2.000", "20.00"],
      ["B", "1.000", "5.55"],
    ]);
    expect(all).toMatchObject({ total: 3, totals: [{ currency: "UAH", count: "3", amount_to_pay: "46.55" }] });
    const found = async (query: object) => (await ask(query)).items.map((item) => item.code);
    expect(await found({ items: [c] })).toEqual(["C"]);
    expect(await found({ search_text: "item c" })).toEqual(["C"]);
    expect(await found({ service_type: all.items[0]?.service_type })).toHaveLength(3);
    expect(await found({ category: randomUUID() })).toEqual([]);
    expect(await found({ amount_from: "6", amount_to: "20" })).toEqual(["A"]);
    expect(await found({ status: "success", amount_from: "20.00" })).toEqual(["C", "A"]);
    expect(await found({ status: "canceled" })).toEqual([]);
    expect(await found({ user_phone: "+380671111111" })).toEqual([]);
    await expect(ask({ user_phone: "12" })).rejects.toMatchObject({ code: "customer.id_invalid" });
    const list = async (query: object) => (await s.w.owner.ask(calls.transactions.list, { query })).items.length;
    expect(await list({ items: [c] })).toBe(1);
    expect(await list({ transaction_errors: true })).toBe(0);
    expect(await list({ transaction_errors: false, by_stock: true })).toBe(2);
  });

  test("sorts by quantity, pages without overlap, and orders by stock", async () => {
    const s = await shop(server);
    for (const quantity of ["2", "1", "3"]) await s.sell({ items: [{ code: "A", quantity }] });
    const page = async (more: object, query = {}) =>
      (await s.w.owner.ask(calls.transactions.items, { query, page: more })).items.map((item) => item.quantity);
    expect(await page({ sort: "quantity", order: "desc", count: 2 })).toEqual(["3.000", "2.000"]);
    expect(await page({ sort: "quantity", order: "desc", count: 2, page: 2 })).toEqual(["1.000"]);
    expect(await page({}, { by_stock: true })).toEqual(["2.000", "1.000", "3.000"]);
    expect(await s.w.owner.ask(calls.transactions.items, { page: { skip_totals: true } })).not.toHaveProperty("totals");
  });

  test("as a file agrees with the list", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const lines = linesOf((await csv(s.w.owner, "/x/transactions/items?columns=code,quantity,amount_to_pay")).body);
    expect(lines).toEqual(["Code,Quantity,To pay", "A,2.000,20.00", "B,1.000,5.55"]);
  });
});
