import { describe, expect, test } from "vitest";
import { type Fixtures, seedFixtures } from "../../test/fixtures.ts";
import { openConnection, ownDatabase } from "../../test/own-database.ts";
import { startTestServer } from "../../test/server.ts";
import { isolationExceptions } from "../kit/database/isolation-exceptions.ts";
import { addProvider } from "../modules/messages/fixture.ts";

// A separate database, because the second half of the file removes isolation, one table at a time.
const address = await ownDatabase();
const server = await startTestServer({}, address);
const mine = await seedFixtures(server, "Mine");
const others = await seedFixtures(server, "Onlytheirs");
// Seeding the second has rolled up the first's pending deltas.
await mine.sell({ items: [{ goods_id: mine.ids.goods, quantity: "1" }] });
const [app, owner, worker] = [
  await openConnection(address.app),
  await openConnection(address.owner),
  await openConnection(address.worker),
];
const tables = await tenantTables();

test("every tenant's table is tried with rows of both businesses", async () => {
  for (const { table } of tables) {
    for (const { w } of [mine, others]) expect(await rowOf(table, w.businessId), table).not.toBeNull();
  }
  expect(tables.length).toBeGreaterThan(40);
});

/** What a transaction of the app role must not be able to do, and what it must. Each returns the violation. */
const checks = {
  "sees its own rows": async ({ table }: Tried) =>
    (await count(table, mine)) > 0 ? undefined : "its own rows are hidden",
  "sees no row of another business": async ({ table }: Tried) => {
    const seen = await count(table, others);
    return seen === 0 ? undefined : `sees ${seen} rows`;
  },
  "changes no row of another business": ({ table }: Tried) =>
    touches(`update ${table} set business_id = business_id where business_id = $1`, [others.w.businessId]),
  "removes no row of another business": ({ table }: Tried) =>
    touches(`delete from ${table} where business_id = $1`, [others.w.businessId]),
  "locks no row of another business": ({ table }: Tried) =>
    touches(`select 1 from ${table} where business_id = $1 for update`, [others.w.businessId]),
  "adds no row to another business": ({ table, columns, row }: Tried) =>
    refused(`insert into ${table} (${columns}) select ${columns} from jsonb_populate_record(null::${table}, $1)`, [
      row,
    ]),
  "moves no row of its own to another business": ({ table }: Tried) =>
    refused(`update ${table} set business_id = $1`, [others.w.businessId]),
  "cannot empty it": ({ table }: Tried) => refused(`truncate ${table} cascade`, []),
} satisfies Record<string, (of: Tried) => Promise<string | undefined>>;

interface Tried {
  table: string;
  columns: string;
  /** A row of the other business. */
  row: unknown;
}

describe.each(tables)("$table", ({ table, columns }) => {
  test.each(Object.entries(checks))("a transaction of a business %s", async (_, check) => {
    const row = await rowOf(table, others.w.businessId);
    expect(await as(mine.w.businessId, () => check({ table, columns, row }))).toBeUndefined();
  });

  test("without a business nothing is seen, changed, removed or added", async () => {
    const row = await rowOf(table, others.w.businessId);
    for (const none of [undefined, ""]) {
      await as(none, async () => {
        for (const one of [mine, others]) expect(await count(table, one)).toBe(0);
        expect(await touches(`update ${table} set business_id = business_id`, [])).toBeUndefined();
        expect(await touches(`delete from ${table}`, [])).toBeUndefined();
        expect(await checks["adds no row to another business"]({ table, columns, row })).toBeUndefined();
      });
    }
  });

  test("the worker's role may not even look, and the owner's is bound like the app's", async () => {
    await expect(worker.query(`select from ${table}`)).rejects.toMatchObject({ code: "42501" });
    const { rows } = await asOwner(mine.w.businessId, () => owner.query(`select distinct business_id from ${table}`));
    expect(rows).toEqual([{ business_id: mine.w.businessId }]);
  });
});

/** Ways to break a table's isolation, and a check that must notice each. */
const breaches: [string, (table: string) => string, keyof typeof checks][] = [
  ["its policy dropped", (table) => `drop policy tenant on ${table}`, "sees its own rows"],
  ["row security off", (table) => `alter table ${table} disable row level security`, "sees no row of another business"],
  [
    "a policy that shows all",
    (table) => `alter policy tenant on ${table} using (true)`,
    "sees no row of another business",
  ],
  [
    "a policy that takes all",
    (table) => `alter policy tenant on ${table} with check (true)`,
    "adds no row to another business",
  ],
  [
    "a second, open policy",
    (table) => `create policy more on ${table} using (true)`,
    "sees no row of another business",
  ],
];

describe.each(breaches)("with %s", (_, breach, noticing) => {
  test.each(tables)("the checks of $table go red", async ({ table, columns }) => {
    const row = await rowOf(table, others.w.businessId);
    await owner.query(breach(table));
    try {
      expect(await as(mine.w.businessId, () => checks[noticing]({ table, columns, row }))).toBeTypeOf("string");
    } finally {
      await owner.query(`drop policy if exists tenant on ${table}; drop policy if exists more on ${table}`);
      await owner.query(`call tenant_table('${table}')`);
    }
    expect(await as(mine.w.businessId, () => checks[noticing]({ table, columns, row }))).toBeUndefined();
  });
});

/**
 * Functions with their owner's rights, called as the app role in one business: they may return ids of businesses if that is their purpose,
 * and nothing else of another one.
 */
const definers: Record<string, () => Promise<void>> = {
  async search_customer() {
    const find = (word: string, programme: string | null, business?: null) =>
      rows("select * from search_customer($1, $2, 100)", [[word], programme], business);
    const { marker, names } = others;
    // The last ones would break out of the statement that they are inserted into.
    const tricks = ["' or true --", "%' or business_id <> $1 or '", "\\' or true --"];
    for (const word of [marker.toLowerCase(), names.email, names.externalId.toLowerCase(), ...tricks]) {
      expect(await find(word, null)).toEqual([]);
    }
    for (const programme of [null, mine.ids.loyalty]) {
      expect(await find("", programme)).toEqual([{ id: mine.ids.customer }]);
    }
    expect(await find("", others.ids.loyalty)).toEqual([]);
    expect(await find("", null, null)).toEqual([]);
  },
  async list_category_businesses() {
    expectOnlyBusinesses(await rows("select * from list_category_businesses(null, 1000)", []));
  },
  async list_wallet_businesses() {
    expectOnlyBusinesses(await rows("select * from list_wallet_businesses(null, 1000)", []));
  },
  async list_due_messages() {
    expectOnlyBusinesses(await rows("select * from list_due_messages(now(), 1000)", []));
  },
  async list_due_reader_payments() {
    const due = await rows("select business_id from list_due_reader_payments(now() + interval '1 year', 1000)", []);
    expectOnlyBusinesses(due);
  },
  async list_due_fiscal() {
    expectOnlyBusinesses(await rows("select business_id from list_due_fiscal(now(), 1000)", []));
  },
  async list_due_poster() {
    expectOnlyBusinesses(await rows("select business_id from list_due_poster(now(), 1000)", []));
  },
  async list_unfolded_turnover() {
    expectOnlyBusinesses(await rows("select * from list_unfolded_turnover(null, 1000)", []));
  },
  async list_stale_totals() {
    expectOnlyBusinesses(await rows("select * from list_stale_totals(null, 1000)", []));
  },
  async list_expiring_businesses() {
    expectOnlyBusinesses(await rows("select * from list_expiring_businesses('2200-01-01', null, 1000)", []));
  },
  async list_proved_businesses() {
    const known = await rows("select * from list_proved_businesses(null, 100000)", []);
    for (const row of known) expect(Object.keys(row)).toEqual(["business_id", "time_zone", "business_date"]);
  },
  async list_report_businesses() {
    const known = await rows("select * from list_report_businesses(null, 100000)", []);
    for (const row of known)
      expect(Object.keys(row)).toEqual(["business_id", "time_zone", "report_hour", "business_date"]);
  },
  async list_idle_businesses() {
    expectOnlyBusinesses(await rows("select * from list_idle_businesses('2200-01-01', null, 1000)", []));
  },
  async list_mailbox_businesses() {
    const mailbox = {
      kind: "smtp",
      host: "mail.example.com",
      sender: "shop@example.com",
      incoming_host: "mail.example.com",
    } as const;
    await addProvider(others.w, mailbox, "email");
    expectOnlyBusinesses(await rows("select * from list_mailbox_businesses(null, 1000)", []));
  },
  async learn_goods() {
    expect(await rows("select learn_goods()", [])).toEqual([{ learn_goods: "" }]);
  },
  async add_job() {
    const [added] = await rows("select add_job('nothing.at_all')", []);
    expect(Object.values(added ?? {})).toEqual([expect.stringMatching(/^\d+$/)]);
  },
};

describe("functions with their owner's rights", () => {
  test("are those listed, each with a test here", async () => {
    const { rows: found } = await asOwner(undefined, () =>
      owner.query("select distinct proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace"),
    );
    const names = found.map(({ proname }) => proname).sort();
    expect(names).toEqual([...isolationExceptions.definerFunctions].sort());
    expect(names).toEqual(Object.keys(definers).sort());
  });

  test.each(Object.entries(definers))("%s gives nothing of another business away", async (_, tried) => tried());

  test("what may look across businesses may only look, and nobody can become it", async () => {
    const { rows: policies } = await asOwner(undefined, () =>
      owner.query(
        "select tablename, cmd, roles::text[] from pg_policies where schemaname = 'public' and policyname <> 'tenant'",
      ),
    );
    expect(policies.length).toBeGreaterThan(0);
    for (const policy of policies) expect(policy).toMatchObject({ cmd: "SELECT", roles: ["patron_across"] });
    await as(mine.w.businessId, async () => {
      expect(await refused("set local role patron_across", [])).toBeUndefined();
    });
  });
});

function expectOnlyBusinesses(found: Record<string, unknown>[]): void {
  expect(found.length).toBeGreaterThan(0);
  for (const row of found) expect(Object.keys(row)).toEqual(["business_id"]);
}

async function rows(sql: string, values: unknown[], business: string | null = mine.w.businessId) {
  return as(business ?? undefined, async () => (await app.query<Record<string, unknown>>(sql, values)).rows);
}

/** Tenant tables with their writable columns. */
async function tenantTables(): Promise<{ table: string; columns: string }[]> {
  const found = await owner.query<{ table: string; columns: string }>(`
    select c.relname as table, string_agg(quote_ident(a.attname), ', ' order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_policy p where p.polrelid = c.oid)
    group by c.relname order by c.relname`);
  return found.rows;
}

/** A transaction of the app role in a business, or in none; it is rolled back. */
async function as<T>(business: string | undefined, work: () => Promise<T>): Promise<T> {
  await app.query("begin");
  try {
    if (business !== undefined) await app.query("select set_config('app.business_id', $1, true)", [business]);
    return await work();
  } finally {
    await app.query("rollback");
  }
}
async function asOwner<T>(business: string | undefined, work: () => Promise<T>): Promise<T> {
  await owner.query("begin");
  try {
    await owner.query("select set_config('app.business_id', $1, true)", [business ?? ""]);
    return await work();
  } finally {
    await owner.query("rollback");
  }
}

/** One row of a business as JSON. */
async function rowOf(table: string, business: string): Promise<unknown> {
  const found = await asOwner(business, () => owner.query(`select to_jsonb(t) as row from ${table} t limit 1`));
  return found.rows[0]?.row ?? null;
}

async function count(table: string, of: Fixtures): Promise<number> {
  const found = await app.query(`select count(*)::int as n from ${table} where business_id = $1`, [of.w.businessId]);
  return found.rows[0]?.n ?? Number.NaN;
}

/** Runs a statement that must find no rows, or be forbidden. */
async function touches(sql: string, values: unknown[]): Promise<string | undefined> {
  const outcome = await attempt(sql, values);
  return outcome === 0 || outcome === "42501" ? undefined : `touched: ${outcome}`;
}
/** Runs a statement that row-level security or the role's rights must refuse before anything else does. */
async function refused(sql: string, values: unknown[]): Promise<string | undefined> {
  const outcome = await attempt(sql, values);
  return outcome === "42501" ? undefined : `not refused: ${outcome}`;
}

/** The number of affected rows, or the error code; the transaction continues. */
async function attempt(sql: string, values: unknown[]): Promise<number | string> {
  await app.query("savepoint tried");
  try {
    return (await app.query(sql, values)).rowCount ?? 0;
  } catch (error) {
    const { code } = error as { code?: string }; // Any database error.
    await app.query("rollback to savepoint tried");
    return code ?? String(error);
  }
}
