import type { Language } from "@patron/contract/enums";
import { EXPORT_TYPES } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { showMoney } from "@patron/engine/money";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import type { Caller } from "../../../../test/caller.ts";
import { pdfPages } from "../../../../test/pdf-text.ts";
import { startTestServer } from "../../../../test/server.ts";
import { type World, world } from "../../../../test/world.ts";

const server = await startTestServer();
const { customerAccounts } = calls;

async function purse(w: World, named: object = {}) {
  const { id: userId } = await w.make.customer(named);
  const special = await w.make.specialAccount();
  const account = await w.make.customerAccount(userId, special.id);
  return { account, path: { userId, accountId: account.id } };
}
type Path = Awaited<ReturnType<typeof purse>>["path"];

function download(who: Caller, path: Path, query = "", language: Language = "uk") {
  const target = `/x/customers/${path.userId}/special_accounts/${path.accountId}/statement${query}`;
  const headers = {
    accept: EXPORT_TYPES.pdf,
    "accept-language": language,
    authorization: `Bearer ${who.token}`,
    "x-forwarded-for": who.address,
  };
  return fetch(server.url + server.settings.basePath + target, { headers });
}
const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const plain = (text: string) => text.replaceAll(/\s/g, " ");
const shown = (amount: string, language: Language) => plain(showMoney(amount, "UAH", language) ?? "");

describe("a statement as a PDF", () => {
  test("contains what the statement contains: who, what, when, every movement and the sums", async () => {
    const w = await world(server);
    const { account, path } = await purse(w, { first_name: "Ґалина", last_name: "Їжакевич", phone: "+380671234567" });
    await w.make.refill(account, "12345.60");
    const comment = "Повернення за пальне, списане двічі через збій зв’язку на станції; підтверджено листом клієнта";
    await w.owner.request(customerAccounts.writeOff, { path, body: { amount: "345.10", comment } });
    const answer = await download(w.owner, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename="customeraccounts-statement-\d{4}-\d\d-\d\d\.pdf"$/,
    );
    const bytes = await bytesOf(answer);
    expect(Buffer.from(bytes.subarray(0, 5)).toString()).toBe("%PDF-");
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(1);
    const text = pages[0]?.text ?? "";
    for (const text of ["Виписка: ", "Ґалина Їжакевич, +380671234567", "Увесь час", "Сторінка 1 з 1", "Складено "])
      expect(text).toContain(text);
    expect(text.replaceAll(" ", "")).toContain(comment.replaceAll(" ", ""));
    const stated = await w.owner.request(customerAccounts.statement, { path });
    const { opening, incoming, outgoing, closing } = stated;
    const [zero, came, went, left] = [opening, incoming, outgoing, closing].map((one) => shown(one, "uk"));
    expect(text).toContain(`Вхідний залишок ${zero}`);
    expect(text).toContain(`Поповнення · № ${stated.items[1]?.number} ${came} ${came}`);
    expect(text).toContain(`Списання · № ${stated.items[0]?.number} ${went} ${left}`);
    expect(text).toContain(`Вихідний залишок ${came} ${went} ${left}`);
  });

  test.each([
    ["en", "Statement: ", "Page 1 of 1", "Refill", "Closing balance"],
    ["uk", "Виписка: ", "Сторінка 1 з 1", "Поповнення", "Вихідний залишок"],
    ["ru", "Выписка: ", "Страница 1 из 1", "Пополнение", "Исходящий остаток"],
    ["de", "Kontoauszug: ", "Seite 1 von 1", "Aufladung", "Endsaldo"],
    ["fr", "Relevé : ", "Page 1 sur 1", "Recharge", "Solde de clôture"],
  ] as const)("speaks %s, with amounts as that language writes them", async (language, ...texts) => {
    const w = await world(server);
    const { account, path } = await purse(w);
    await w.make.refill(account, "1234567.80");
    const [page] = await pdfPages(await bytesOf(await download(w.owner, path, "", language)));
    for (const text of [...texts, shown("1234567.80", language)]) expect(page?.text).toContain(text);
    expect(page?.text).not.toContain("□");
  });

  test("has all of a long period, its head on every page, and no more than the period", async () => {
    const w = await world(server);
    const { account, path } = await purse(w);
    await w.make.refill(account, "90000.00");
    await w.inside((tenant) => tenant.run(manyEntries(path.accountId, 2_100)));
    const pages = await pdfPages(await bytesOf(await download(w.owner, path, "", "en")));
    const text = pages.map((page) => page.text).join(" ");
    expect(text.match(/Write-off/g)).toHaveLength(2_100);
    for (const [at, page] of pages.entries()) {
      expect(page.text).toContain(`Page ${at + 1} of ${pages.length} `);
      expect(page.text).toContain("Date Type Incoming Outgoing Balance");
    }
    const { incoming, outgoing, closing } = await w.owner.request(customerAccounts.statement, { path });
    const sums = [incoming, outgoing, closing].map((one) => shown(one, "en")).join(" ");
    expect(pages.at(-1)?.text).toContain(`Closing balance ${sums}`);
    const later = "?date_from=2100-01-01&date_to=2100-01-31";
    const [none, ...others] = await pdfPages(await bytesOf(await download(w.owner, path, later, "en")));
    expect(others).toEqual([]);
    expect(none?.text).toContain("Jan 1, 2100 – Jan 31, 2100");
    expect(none?.text).toContain("No activity in this period.");
  });

  test("is refused as the statement is, and nothing is noted of it", async () => {
    const [w, outsider] = [await world(server), await world(server)];
    const { path } = await purse(w);
    const refusals = [
      await download(w.owner, { ...path, accountId: String(path.userId) }),
      await download(outsider.owner, path),
    ];
    for (const answer of refusals) {
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toContain("application/problem+json");
      expect(await answer.json()).toMatchObject({ code: "customer_account.not_found" });
    }
    expect((await download(w.owner, path, "?date_from=soon")).status).toBe(400);
    const signedOut = await fetch(
      `${server.url}${server.settings.basePath}/x/customers/${path.userId}/special_accounts/${path.accountId}/statement`,
      { headers: { accept: EXPORT_TYPES.pdf } },
    );
    expect(signedOut.status).toBe(401);
    for (const who of [w, outsider]) {
      const { items } = await who.owner.request(calls.audit.list, { query: { entity_type: "export" } });
      expect(items).toEqual([]);
    }
  });

  test("leaves a line in the audit log, and its connection behind", async () => {
    const w = await world(server);
    const { path } = await purse(w);
    await bytesOf(await download(w.owner, path, "?date_from=2026-01-01"));
    const [line] = await w.inside((tenant) =>
      tenant.many(
        raw(sql<{ call: string; after: object }>`
        select call, after from audit where business_id = current_business() and entity_type = 'export'`),
      ),
    );
    expect(line).toMatchObject({
      call: "customerAccounts.statement",
      after: { format: "pdf", query: { date_from: "2026-01-01" } },
    });
    await expect.poll(() => server.pool.totalCount - server.pool.idleCount).toBe(0);
  });

  test("is available for printable calls only; other lists answer as usual", async () => {
    const w = await world(server);
    const headers = { accept: EXPORT_TYPES.pdf };
    const answer = await w.owner.send({ method: "GET", target: "/transactions", headers });
    expect(answer).toMatchObject({ status: 200, body: { items: [] } });
  });
});

/** Many small write-offs directly in the ledger, because single requests would take a minute. */
const manyEntries = (accountId: string, count: number) =>
  raw(sql`
    with last as (
      select a.id, e.kind, e.unit, e.balance_after, e.version, t.posted_dt
      from account a join entry e on e.business_id = a.business_id and e.account_id = a.id and e.version = a.version
      join transfer t on t.business_id = e.business_id and t.id = e.transfer_id
      where a.business_id = current_business() and a.owner_id = ${accountId}),
    made as (select gen_random_uuid() as transfer_id, n from generate_series(1, ${count}::integer) n),
    transfers as (
      insert into transfer (id, kind, event_dt, posted_dt, actor_kind, reason)
      select transfer_id, 'write-off', posted_dt, posted_dt, 'system', case when n % 5 = 0 then 'Comment ' || n end
      from made, last)
    insert into entry (id, transfer_id, account_id, counter, kind, unit, amount, balance_after, version)
    select gen_random_uuid(), transfer_id, id, null, kind, unit, -123, balance_after - 123 * n, version + n from made, last
    union all select gen_random_uuid(), transfer_id, null, 'paid-out', kind, unit, 123, null, null from made, last`);
