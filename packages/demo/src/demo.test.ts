import { calls } from "@patron/contract/routes";
import { price } from "@patron/engine";
import { sql } from "kysely";
import { afterAll, describe, expect, test } from "vitest";
import { connected } from "../../server/src/kit/database/connection.ts";
import { raw } from "../../server/src/kit/database/rows.ts";
import { inTransaction } from "../../server/src/kit/http/transaction.ts";
import { createLog } from "../../server/src/kit/log.ts";
import { openPool } from "../../server/src/kit/pool.ts";
import { Tenant } from "../../server/src/kit/tenant.ts";
import { prove } from "../../server/src/ledger/proof.ts";
import { loadPricingContext, prepare, readSite } from "../../server/src/modules/selling/public.ts";
import { lockTransaction } from "../../server/src/modules/selling/queries.ts";
import { unpackCheck, unpackInput } from "../../server/src/modules/transactions/public.ts";
import { migratedDatabase } from "../../server/test/database.ts";
import { openDemoServer } from "./api.ts";
import { makeDemo } from "./demo.ts";
import { ensureDemo } from "./ensure-demo.ts";
import { returnToDesk } from "./found/desk.ts";
import { finishLoad } from "./load/finish.ts";
import { listDemos, removeUnfinished } from "./registry.ts";

const { address, drop } = await migratedDatabase();
const server = await openDemoServer(address, "/nowhere");
const pool = openPool({ ...address.owner, pipeline: false }, createLog("warn"));
afterAll(async () => {
  await pool.end();
  await server.close();
  await drop();
});

const upTo = new Date("2026-11-20T16:00:00Z");
const size = { transactions: 1_000, customers: 30, sample: 160, seed: 7, upTo };
const make = (more: object = {}) => makeDemo({ address, dataDir: "/nowhere", ...size, report: () => {}, ...more });
const inside = <T>(businessId: string, work: (tenant: Tenant) => Promise<T>) =>
  inTransaction(server.pool, "read write", async (client) => {
    const tenant = new Tenant(client);
    await tenant.enter(businessId);
    return work(tenant);
  });

/** Every index, constraint and trigger, and which tables force row-level security. */
const schemaOf = () =>
  connected(address.owner, async (client) => {
    const { rows } = await client.query<{ definition: string }>(`
      select indexdef as definition from pg_indexes where schemaname = 'public' union all
      select concat_ws(' ', conrelid::regclass, conname, convalidated, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace union all
      select concat_ws(' ', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal union all
      select concat_ws(' ', oid::regclass, relforcerowsecurity) from pg_class where relnamespace = 'public'::regnamespace order by 1`);
    return rows.map(({ definition }) => definition);
  });

const schema = await schemaOf();
const first = await make();
const schemaAfter = await schemaOf();
const desk = await returnToDesk(server, first, upTo.getTime());
const year = { date_from: "2025-11-21", date_to: "2026-11-20" };

/** The totals of the business from its rollup and from the checks themselves. */
async function sumsOf({ request }: typeof desk) {
  const { turnover } = await request(calls.dashboard.get, { query: { ...year, tab: "turnover" } });
  return { totals: turnover?.totals, days: turnover?.days };
}
const listed = sql<{ checks_count: bigint; amount_to_pay: bigint; bonuses: bigint; date: string }>`
  select business_date as date, count(*) as checks_count, sum(amount_to_pay)::bigint as amount_to_pay,
    sum(bonuses_added_amount + promo_bonuses_added_amount)::bigint as bonuses
  from transaction where business_id = current_business() and status = 'success' and terminal_id is not null
  group by 1 order by 1`;
const rolled = sql<{ checks_count: bigint; amount_to_pay: bigint; bonuses: bigint; date: string }>`
  select business_date as date, sum(checks_count)::bigint as checks_count, sum(amount_to_pay)::bigint as amount_to_pay,
    sum(bonuses_added_amount)::bigint as bonuses
  from (
    select business_id, business_date, checks_count, amount_to_pay, bonuses_added_amount from turnover union all
    select business_id, business_date, checks_count, amount_to_pay, bonuses_added_amount from turnover_delta) t
  where business_id = current_business() group by 1 order by 1`;

test("an owner who looks in now and then without a word signs in again when the session has ended meanwhile", async () => {
  const day = 86_400_000;
  const away = await returnToDesk(server, first, upTo.getTime());
  for (let days = 3; days <= 12; days += 3) await away.goTo(upTo.getTime() + days * day);
  expect((await away.request(calls.embedded.loyalties, {})).items).toHaveLength(1);
  server.goTo(upTo.getTime());
});

describe("a demo business", () => {
  test("has exactly the requested sales, all of them before its end", async () => {
    const { items, total } = await desk.request(calls.transactions.list, { query: {}, page: { count: 1 } });
    expect(first.loaded + first.sold).toBe(size.transactions);
    const rows = await inside(first.businessId, (tenant) =>
      tenant.one(
        raw(sql<{ count: bigint }>`
        select count(*) from transaction where business_id = current_business() and terminal_id is not null`),
      ),
    );
    expect(rows.count).toBe(BigInt(size.transactions));
    expect(total).toBeGreaterThan(size.transactions);
    expect(Date.parse(items[0]?.created_dt ?? "")).toBeLessThanOrEqual(upTo.getTime());
  });

  test("is loaded into an empty database as rows that VACUUM would not write again", async () => {
    const { rows } = await pool.query<{ relname: string }>(
      `select relname from pg_class where relpages > 0 and relallvisible >= $1::float * relpages
         and relname in ('transaction', 'transaction_item', 'transaction_tax', 'transaction_payment', 'entry', 'transfer') order by 1`,
      [0.95 * (first.loaded / size.transactions)],
    );
    expect(rows.map(({ relname }) => relname)).toEqual([
      ...["entry", "transaction", "transaction_item", "transaction_payment", "transaction_tax", "transfer"],
    ]);
  });

  test("has books that are proved, and a proof that can fail", async () => {
    expect(await inside(first.businessId, prove)).toEqual([]);
    const broken = inside(first.businessId, async (tenant) => {
      await tenant.run(raw(sql`update lot set remaining = remaining + 1 where id = (select id from lot limit 1)`));
      throw new Planted((await prove(tenant)).map(({ promise }) => promise));
    });
    await expect(broken).rejects.toMatchObject({ found: ["bonuses-are-lots", "lots-are-entries"] });
  });

  test("has a rollup that agrees with its checks day by day to the cent, and would be caught if it did not", async () => {
    const compare = async (tenant: Tenant) => [await tenant.many(raw(listed)), await tenant.many(raw(rolled))] as const;
    const [checks, rollup] = await inside(first.businessId, compare);
    expect(checks.length).toBeGreaterThan(200);
    expect(rollup.filter((day) => day.checks_count > 0n)).toEqual(checks);
    const broken = inside(first.businessId, async (tenant) => {
      await tenant.run(raw(sql`update turnover set amount_to_pay = amount_to_pay + 1`));
      const [again, wrong] = await compare(tenant);
      throw new Planted(wrong.filter((day, index) => day.amount_to_pay !== again[index]?.amount_to_pay).length > 0);
    });
    await expect(broken).rejects.toMatchObject({ found: true });
    const { totals } = await sumsOf(desk);
    expect(totals?.checks_count).toBe(Number(checks.reduce((sum, day) => sum + day.checks_count, 0n)));
  });

  test("loads checks that the server itself would have priced from the same facts, with the same result", async () => {
    const compared = await inside(first.businessId, async (tenant) => {
      const ids = await tenant.many(
        raw(sql<{ id: string }>`
        select id from transaction where business_id = current_business() and transaction_type = 'sale'
          and input is not null and created_dt < (select min(created_dt) from special_account)
          order by number desc, id limit 40`),
      );
      for (const { id } of ids) await compareWithServer(tenant, id);
      return ids.length;
    });
    expect(compared).toBe(40);
  });

  test("has discounts, redeemed and expired bonuses, cash, cancelled and reserved checks, and accounts that are credited and pay", async () => {
    const kinds = await inside(first.businessId, (tenant) =>
      tenant.one(
        raw(sql<Record<string, bigint>>`
        select count(*) filter (where discount_amount > 0) as discounted,
          count(*) filter (where bonuses_redeemed_amount > 0) as redeemed,
          count(*) filter (where promo_bonuses_added_amount > 0) as promotional,
          count(*) filter (where status = 'canceled') as cancelled,
          count(*) filter (where transaction_type = 'reserve') as reserved,
          count(*) filter (where sales_taxes_amount > 0) as taxed,
          count(*) filter (where rounding_amount <> 0) as rounded,
          (select count(*) from transaction_account where part = 'charge') as punched,
          (select count(*) from transaction_payment where payment_type = 'special-account') as prepaid,
          (select count(*) from transfer where business_id = current_business() and kind = 'expire') as expired,
          (select count(*) from transfer where business_id = current_business() and kind = 'reverse') as reversed
        from transaction where business_id = current_business()`),
      ),
    );
    for (const [kind, count] of Object.entries(kinds)) expect(count, kind).toBeGreaterThan(0n);
  });
});

describe("making a demo business", () => {
  test("knows what every sold item cost, and how customers rise to the next category", async () => {
    const path = { loyaltyId: desk.loyaltyId };
    const { items } = await desk.request(calls.margins.goods, { path, query: { date_from: "2025-11-21" } });
    expect(items.length).toBeGreaterThan(20);
    expect(items.filter((one) => one.gross_margin === null || Number(one.unknown_amount) !== 0)).toEqual([]);
    expect(items.filter((one) => Number(one.gross_margin) > 0).length).toBeGreaterThan(20);
    const rules = (await desk.request(calls.cardCategoryRules.list, { path })).items;
    const { items: categories } = await desk.request(calls.cardCategories.list, { path });
    const led = rules.map(({ category_to }) => categories.find(({ id }) => id === category_to)?.title);
    expect(led).toEqual(["Gold", "Silver"]);
  });

  test("restores every index, constraint and protection that the load lifts", () => {
    expect(schema.some((one) => one.includes("FOREIGN KEY"))).toBe(true);
    expect(schemaAfter).toEqual(schema);
  });

  test("is refused in one line where there is one", async () => {
    await expect(make()).rejects.toThrow(
      "There is a demo business already (demo@example.com). Use --again to create another.",
    );
  });

  test("gives the same sums for the same seed, whatever the number of threads; one that was never finished is removed with every row", async () => {
    const second = await make({ again: true, shifts: 3 });
    const other = await returnToDesk(server, second, upTo.getTime());
    const sums = await sumsOf(desk);
    expect(await sumsOf(other)).toEqual(sums);
    expect(second.email).not.toBe(first.email);
    await connected(address.owner, async (client) => {
      await client.query("update demo set finished_dt = null where email = $1", [second.email]);
      expect(await removeUnfinished(client)).toBe(1);
      expect(await listDemos(client)).toMatchObject([{ email: first.email }]);
      const { rowCount } = await client.query("select from person where email = $1", [second.email]);
      expect(rowCount).toBe(0);
    });
    expect(await sumsOf(desk)).toEqual(sums);
    const left = await inside(second.businessId, (tenant) =>
      tenant.one(
        raw(sql<{ rows: bigint }>`
        select (select count(*) from transaction) + (select count(*) from customer) + (select count(*) from audit)
          + (select count(*) from business) as rows`),
      ),
    );
    expect(left.rows).toBe(0n);
    // Creates and removes a second demo, which takes time on a busy machine.
  }, 120_000);
});

describe("finishing a load", () => {
  const { businessId } = first;
  const asOwner = (statement: string) =>
    connected(address.owner, async (client) => {
      await client.query("select set_config('app.business_id', $1, false)", [businessId]);
      await client.query(statement);
    });
  const finish = async () => {
    const client = await pool.connect();
    try {
      await finishLoad({ client, pool: server.pool, businessId });
    } finally {
      client.release();
    }
  };

  test("makes the same sums again", async () => {
    const sums = await sumsOf(desk);
    await finish();
    expect(await sumsOf(desk)).toEqual(sums);
  });

  test("fails if the ledger does not balance", async () => {
    const lot = `where id = (select id from lot order by id limit 1)`;
    await asOwner(`update lot set remaining = remaining + 1 ${lot}`);
    await expect(finish()).rejects.toThrow("The ledger does not balance");
    await asOwner(`update lot set remaining = remaining - 1 ${lot}`);
    await finish();
  });

  test("checks foreign keys that are valid for new rows alone", async () => {
    const key =
      "alter table card_total add constraint card_total_business_id_card_id_fkey foreign key (business_id, card_id) references card";
    const orphan = "00000000-0000-7000-8000-000000000000";
    await asOwner(`
      alter table card_total drop constraint card_total_business_id_card_id_fkey;
      insert into card_total (card_id, currency, sales_count, amount) values ('${orphan}', 'UAH', 0, 0);
      ${key} (business_id, id) not valid`);
    await expect(finish()).rejects.toThrow("violates foreign key constraint");
    await asOwner(`delete from card_total where card_id = '${orphan}'`);
    expect(await schemaOf()).not.toEqual(schemaAfter);
    await finish();
    expect(await schemaOf()).toEqual(schemaAfter);
  });
});

describe("bringing a demo business at start", () => {
  const bring = (password?: string) => ensureDemo({ address, dataDir: "/nowhere", password, report: () => {} });

  test("only returns how to sign in to an existing one, and sets the provided password", async () => {
    expect(await bring()).toEqual({
      email: first.email,
      password: expect.stringContaining("as shown when the demo was created"),
    });
    expect(await bring("kalyna in blossom")).toMatchObject({ email: first.email });
    await expect(returnToDesk(server, first, upTo.getTime())).rejects.toMatchObject({ code: "auth.refused" });
    const renewed = await returnToDesk(server, { ...first, password: "kalyna in blossom" }, upTo.getTime());
    expect(renewed.businessId).toBe(first.businessId);
  });

  test("refuses a password that everybody tries first", async () => {
    await expect(bring("12345678")).rejects.toThrow("PATRON_DEMO_PASSWORD is too weak");
  });

  test("refuses to move in where people work already", async () => {
    await connected(address.owner, (client) => client.query("delete from demo"));
    await expect(bring()).rejects.toThrow(
      "This installation is in use. Run npm run demo to add a demo business to it.",
    );
  });
});

/** Carries the findings out of a transaction that must roll back. */
class Planted extends Error {
  readonly found: unknown;
  constructor(found: unknown) {
    super("rolled back on purpose");
    this.found = found;
  }
}

/** Loads the facts of a stored check at its time with the server's own code, and prices it with the engine. */
async function compareWithServer(tenant: Tenant, id: string): Promise<void> {
  const row = await tenant.one(lockTransaction(id));
  const input = await unpackInput(tenant, row.input ?? Buffer.alloc(0));
  expect(price(input)).toEqual({ ok: true, check: await unpackCheck(tenant, row.trace ?? Buffer.alloc(0)) });
  const site = await readSite(tenant, row.terminal_id ?? "");
  const items = input.lines.map(({ goods, quantity }) => ({ code: goods.code ?? "", quantity }));
  const payments = input.payments?.map(({ payment_type, tendered }) => ({
    payment_type: payment_type as "cash", // A till's payment.
    ...(tendered && { tendered }),
  }));
  const sold = { items, payments };
  const prepared = await prepare(
    tenant,
    site,
    await loadPricingContext(tenant, site, sold, row.created_dt),
    sold,
    row.created_dt,
  );
  if (typeof prepared === "number") throw new Error("Every item is sold.");
  // Special accounts were created after the loaded sales, so rules for them were not in force then.
  const rules = prepared.input.rules?.filter(({ special_account }) => !special_account);
  const then = prepared.input.lines.map(({ master_prices, account_prices: ____, ...line }) => ({
    ...line,
    master_prices: master_prices?.filter(({ valid_from }) => Date.parse(valid_from) <= row.created_dt.getTime()),
  }));
  const { rule_facts: _, redemption: __, customer, ...requested } = input;
  const { customer: ___, ...known } = prepared.input;
  expect(requested).toEqual({ ...known, rules, lines: then });
  expect(customer?.id ?? null).toBe(row.customer_id);
}
