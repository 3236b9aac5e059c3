import { terminals } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { countsAll, readPage } from "#kit/records/paged.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { momentOf } from "../price-groups/public.ts";
import { applicationOf } from "./application.ts";
import { chooseBeacon } from "./beacon.ts";
import { priceAtTerminal } from "./goods.ts";
import * as queries from "./queries.ts";
import { record } from "./record.ts";
import { staffHandlers } from "./staff.ts";
import { toTerminal } from "./views.ts";

const everyItem = 5000;

export const terminalsCalls = implement(terminals, {
  ...record.handlers,
  ...staffHandlers,

  list: async ({ tenant }) => ({ items: (await tenant.many(queries.listTerminals())).map(toTerminal) }),

  async updateKey(context) {
    const { tenant, who, now, changed } = context;
    const row = await record.locked(context);
    const key = newToken();
    await tenant.run(queries.endTokens(row.id, "key", now));
    const owner = { business_id: personOf(who).businessId, terminal_id: row.id };
    await tenant.run(queries.addKey({ ...owner, token_hash: hashToken(key), created_dt: now }));
    await tenant.run(saveRow("terminal", row.id, { api_key_dt: now }, now));
    const after = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    changed({ entityType: "terminal", id: row.id, before: toTerminal(row), after });
    return { api_key: key, created_dt: now.toISOString() };
  },

  async generateIbeacon(context) {
    const { tenant, now, changed } = context;
    const row = await record.locked(context);
    const before = toTerminal(row);
    if (before.ibeacon) return before.ibeacon;
    const ibeacon = await chooseBeacon(tenant, row);
    await tenant.run(saveRow("terminal", row.id, {}, now));
    const after = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    changed({ entityType: "terminal", id: row.id, before, after });
    return ibeacon;
  },

  application: record.showing((row) => ({ ...applicationOf(row.settings), version: row.version })),

  async changeApplication(context) {
    const { body, tenant, now, changed } = context;
    const row = await record.locked(context);
    refuseStale(context, row);
    const before = applicationOf(row.settings);
    const application = { ...before, ...body };
    await tenant.run(saveRow("terminal", row.id, { settings: JSON.stringify(application) }, now));
    const terminal = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    const versions = { before: { application: before }, after: { ...terminal, application } };
    changed({ entityType: "terminal", id: row.id, ...versions });
    return { ...application, version: terminal.version };
  },

  goods: record.showing(async (row, { query, tenant, now, fail }) => {
    if (!(await knowsCompany(tenant, query))) throw fail("corporate_customer.not_found");
    const { limit = everyItem } = query;
    const goods = await tenant.many(queries.listTerminalGoods(row.loyalty_id, query).limit(limit));
    return { items: await priceAtTerminal(tenant, row, goods, query, momentIn(query, now)) };
  }),

  goodsPaginated: record.showing(async (row, { query, page, tenant, now, fail }) => {
    if (!(await knowsCompany(tenant, query))) throw fail("corporate_customer.not_found");
    const goods = queries.listTerminalGoods(row.loyalty_id, query);
    const at = momentIn(query, now);
    return readPage({ tenant, page }, goods, (found) => priceAtTerminal(tenant, row, found, query, at), countsAll);
  }),
});

/** Whether there is the company that a request names, if it names one. */
const knowsCompany = async (tenant: Tenant, { corporate_customer_id: id }: { corporate_customer_id?: string }) =>
  id === undefined || (await tenant.maybe(queries.getCompany(id))) !== undefined;

const momentIn = ({ calculating_datetime: at }: { calculating_datetime?: string }, now: Date) =>
  at === undefined ? now : momentOf(at);
