import { randomUUID } from "node:crypto";
import { EXPORT_TYPES } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import type { Caller } from "../../../../test/caller.ts";
import { prepaid } from "../../../../test/prepaid.ts";
import { startTestServer } from "../../../../test/server.ts";
import { examples, shop } from "../../../../test/shop.ts";

const server = await startTestServer();
const csv = (who: Caller, target: string, language = "en") =>
  who.send({ method: "GET", target, headers: { accept: EXPORT_TYPES.csv, "accept-language": language } });
const linesOf = (body: unknown) => String(body).replace("\ufeff", "").trimEnd().split("\r\n");

describe("GET /transactions as a file", () => {
  test("calls a completed reservation a sale, also once it is cancelled, and one that was cancelled before a reservation", async () => {
    const s = await shop(server);
    const key = () => ({ idempotencyKey: randomUUID() });
    for (const isCompleted of [true, false]) {
      const { transaction } = await s.till.request(calls.term.reserve, { body: { items: examples } }, key());
      const body = { transaction_id: transaction.id };
      if (isCompleted) await s.till.request(calls.term.finalize, { body }, key());
      await s.till.request(calls.term.cancel, { body }, key());
    }
    const query = "?columns=transaction_type,status&sort=created_dt&order=asc";
    const lines = linesOf((await csv(s.w.owner, `/transactions${query}`)).body);
    expect(lines.slice(1)).toEqual(["Sale,Cancelled", "Reservation,Cancelled"]);
  });

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
    expect(head).toMatch(/^№,Дата,Тип,Статус,.*,Ідентифікатор транзакції$/);
    expect(row).toMatch(/^1,\d{4}-\d\d-\d\d \d\d:\d\d:\d\d,Продаж,Виконано,.*25\.55.*,'=HYPERLINK\(1\),/);
  });

  test("is a workbook when requested", async () => {
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
    const { items } = await s.w.owner.request(calls.audit.list, { query: { entity_type: "export" } });
    expect(items).toEqual([]);
  });

  test("shows nothing of another business", async () => {
    const [s, outsider] = [await shop(server), await shop(server)];
    await s.sell({ items: examples });
    expect(linesOf((await csv(outsider.w.owner, "/transactions")).body)).toHaveLength(1);
    expect(linesOf((await csv(outsider.w.owner, `/x/transactions/items?pos=${s.posId}`)).body)).toHaveLength(1);
  });

  test("leaves a line in the audit log: who, what, with which filters", async () => {
    const s = await shop(server);
    await csv(s.w.owner, "/transactions?canceled=false&columns=number");
    const [line] = await s.w.inside((tenant) =>
      tenant.many(
        raw(sql<{ call: string; after: object }>`
        select call, after from audit where business_id = current_business() and entity_type = 'export'`),
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
      // The previous export releases its slot a moment later.
      await expect.poll(begun).toBe(200);
      gone.abort();
    }
    await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(0);
  });
});

describe("special accounts in a file", () => {
  const moved = "special_account,special_account_amount,special_account_unit";
  const sums = "credited_money,credited_goods,credited_goods_unit,credited_punches";
  const columns = `columns=${moved},credited_accounts,${sums}`;

  /** A customer who pays in cups, in a shop whose checks credit litres, money, and punches of two kinds. */
  async function crediting() {
    const special = { title: "Cups", type: "goods", currency: null, unit: "piece" } as const;
    const p = await prepaid(server, { special, amount: "9" });
    const credits = async (account: Parameters<typeof p.s.w.make.specialAccount>[0], rule: object) => {
      const { id: special_account_id } = await p.s.w.make.specialAccount(account);
      await p.s.w.make.rule({ title: "Credits", charge_target: "special-account", special_account_id, ...rule });
    };
    const litres = { type: "goods", currency: null, unit: "L" } as const;
    const punches = { type: "punches", currency: null } as const;
    const amount = { action_type: "charge-check-amount", value: "1" };
    await credits({ ...litres, title: "Fuel" }, { action_type: "charge-items-amount", value: "0.125" });
    await credits(
      { title: "Back", sort_order: 1 },
      { action_type: "charge-check-percent", value: "3", currency: "UAH" },
    );
    await credits({ ...punches, title: "Coffee", sort_order: 2 }, amount);
    await credits({ ...punches, title: "Cake", sort_order: 3 }, { ...amount, value: "2" });
    return p;
  }
  const total = (lines: readonly string[], column: number) =>
    lines.slice(1).reduce((all, line) => all + Math.round(Number(line.split(",")[column]) * 1000), 0);

  test("show payments from accounts and credits of rules, each sum in one unit, in the reader's language", async () => {
    const { s, sell, customerId } = await crediting();
    await s.sell({ items: examples, customer_id: customerId });
    await sell("2");
    await s.sell({ items: examples });
    const query = `?transaction_type=sale&sort=created_dt&order=asc&${columns}`;
    const lines = linesOf((await csv(s.w.owner, `/transactions${query}`)).body);
    expect(lines).toEqual([
      "Client account,Account change,Account unit,Credited to accounts,Money credited,Goods credited,Unit of credited goods,Stamps credited",
      ",,,Fuel: 0.375 L; Back: 0.77 UAH; Coffee: 1 stamp; Cake: 2 stamps,0.77,0.375,L,3",
      "Cups,-2.000,piece,Fuel: 0.250 L; Back: 0.60 UAH; Coffee: 1 stamp; Cake: 2 stamps,0.60,0.250,L,3",
      ",,,,,,,",
    ]);
    const [head, row] = linesOf((await csv(s.w.owner, `/transactions${query}`, "uk")).body);
    expect(head).toMatch(/,Зараховано на рахунки,Зараховано грошей,Зараховано товару,.*,Зараховано штампів$/);
    expect(row).toContain("Coffee: 1 штамп; Cake: 2 штампи");
  });

  test("sum up to what the accounts were given, by checks and by lines alike", async () => {
    const { s, sell, customerId } = await crediting();
    await s.sell({ items: examples, customer_id: customerId });
    await sell("3");
    const checks = linesOf((await csv(s.w.owner, `/transactions?transaction_type=sale&columns=${moved},${sums}`)).body);
    const items = linesOf((await csv(s.w.owner, `/x/transactions/items?columns=${moved},${sums}`)).body);
    expect([checks.length, items.length]).toEqual([3, 4]);
    const { items: accounts } = await s.w.owner.request(calls.customerAccounts.list, { path: { userId: customerId } });
    const given = (title: string) =>
      Math.round(Number(accounts.find((one) => one.special_account.title === title)?.balance) * 1000);
    for (const lines of [checks, items]) {
      expect(total(lines, 1)).toBe(given("Cups") - 9_000);
      expect(total(lines, 3)).toBe(given("Back"));
      expect(total(lines, 4)).toBe(given("Fuel"));
      expect(total(lines, 6)).toBe(given("Coffee") + given("Cake"));
    }
  });

  test("contain nothing that a reserved check only promises, and no sum of goods in two units", async () => {
    const { s, body, customerId } = await crediting();
    const kilos = await s.w.make.specialAccount({
      title: "Oil",
      type: "goods",
      currency: null,
      unit: "kg",
      sort_order: 9,
    });
    const rule = {
      charge_target: "special-account",
      special_account_id: kilos.id,
      action_type: "charge-check-amount",
    } as const;
    await s.w.make.rule({ title: "Oil", ...rule, value: "0.5" });
    const key = { idempotencyKey: randomUUID() };
    const { transaction } = await s.till.request(calls.term.reserve, { body: body("1") }, key);
    const read = async () => linesOf((await csv(s.w.owner, `/x/transactions/items?${columns}`)).body)[1];
    expect(await read()).toBe("Cups,-1.000,piece,,,,,");
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id } });
    await s.sell({ items: [{ code: "A", quantity: "1" }], customer_id: customerId });
    const all = "Fuel: 0.125 L; Back: 0.30 UAH; Coffee: 1 stamp; Cake: 2 stamps; Oil: 0.500 kg";
    expect(await read()).toBe(`,,,${all},0.30,,,3`);
  });
});

describe("GET /x/transactions/items", () => {
  test("contains every line of every check with its totals, filtered by item, category, text and kind", async () => {
    const s = await shop(server);
    const c = await s.goods("C", "7.00");
    await s.sell({ items: examples });
    await s.sell({ items: [{ code: "C", quantity: "3" }] });
    const request = (query: object) => s.w.owner.request(calls.transactions.items, { query });
    const all = await request({});
    expect(all.items.map(({ code, quantity, amount_to_pay }) => [code, quantity, amount_to_pay])).toEqual([
      ["C", "3.000", "21.00"],
      ["A", "2.000", "20.00"],
      ["B", "1.000", "5.55"],
    ]);
    expect(all).toMatchObject({ total: 3, totals: [{ currency: "UAH", count: "3", amount_to_pay: "46.55" }] });
    const found = async (query: object) => (await request(query)).items.map((item) => item.code);
    expect(await found({ items: [c] })).toEqual(["C"]);
    expect(await found({ search_text: "item c" })).toEqual(["C"]);
    expect(await found({ service_type: all.items[0]?.service_type })).toHaveLength(3);
    expect(await found({ category: randomUUID() })).toEqual([]);
    expect(await found({ amount_from: "6", amount_to: "20" })).toEqual(["A"]);
    expect(await found({ status: "success", amount_from: "20.00" })).toEqual(["C", "A"]);
    expect(await found({ status: "canceled" })).toEqual([]);
    expect(await found({ user_phone: "+380671111111" })).toEqual([]);
    await expect(request({ user_phone: "12" })).rejects.toMatchObject({ code: "customer.id_invalid" });
    const list = async (query: object) => (await s.w.owner.request(calls.transactions.list, { query })).items.length;
    expect(await list({ items: [c] })).toBe(1);
    expect(await list({ transaction_errors: true })).toBe(0);
    expect(await list({ transaction_errors: false, by_stock: true })).toBe(2);
  });

  test("sorts by quantity, pages without overlap, and orders by stock", async () => {
    const s = await shop(server);
    for (const quantity of ["2", "1", "3"]) await s.sell({ items: [{ code: "A", quantity }] });
    const page = async (more: object, query = {}) =>
      (await s.w.owner.request(calls.transactions.items, { query, page: more })).items.map((item) => item.quantity);
    expect(await page({ sort: "quantity", order: "desc", count: 2 })).toEqual(["3.000", "2.000"]);
    expect(await page({ sort: "quantity", order: "desc", count: 2, page: 2 })).toEqual(["1.000"]);
    expect(await page({}, { by_stock: true })).toEqual(["2.000", "1.000", "3.000"]);
    expect(await s.w.owner.request(calls.transactions.items, { page: { skip_totals: true } })).not.toHaveProperty(
      "totals",
    );
  });

  test("as a file agrees with the list", async () => {
    const s = await shop(server);
    await s.sell({ items: examples });
    const lines = linesOf((await csv(s.w.owner, "/x/transactions/items?columns=code,quantity,amount_to_pay")).body);
    expect(lines).toEqual(["Code,Quantity,To pay", "A,2.000,20.00", "B,1.000,5.55"]);
  });
});
