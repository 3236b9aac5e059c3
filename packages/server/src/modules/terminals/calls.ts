import { terminals } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { hashPassword } from "#kit/password.ts";
import { pageOf, windowOf } from "#kit/records/paged.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { countGoodsOfLoyalty, listGoodsOfLoyalty } from "../goods/public.ts";
import { priceAtTerminal } from "./goods.ts";
import * as queries from "./queries.ts";
import { checkStand, takeLogin, toleranceColumn } from "./rules.ts";
import { toApplication, toTerminal } from "./views.ts";

const everyItem = 5000;

export const terminalsCalls = implement(terminals, {
  list: async ({ tenant }) => ({ items: (await tenant.many(queries.listTerminals())).map(toTerminal) }),

  async add({ body, tenant, who, now, fail, changed }) {
    const { pos_id, title, currency, login = null } = body;
    const wish = { pos_id, currency, price_group_id: body.price_group_id ?? null, phone: body.phone };
    const stand = await checkStand(tenant, wish);
    if (typeof stand === "string") return fail(stand);
    const id = body.id ?? newId();
    const secret = body.password === undefined ? {} : { password_hash: await hashPassword(body.password) };
    const required = { id, pos_id, title, currency, language: body.language ?? stand.language };
    const stamps = { created_dt: now, modified_dt: now };
    const tolerance = toleranceColumn(body.line_tolerance, currency);
    const columns = { ...queries.terminalColumns(body), ...tolerance, phone: stand.phone, ...secret };
    await tenant.run(queries.addTerminal({ ...columns, ...required, ...stamps }));
    const { businessId } = personOf(who);
    if (!(await takeLogin(tenant, { id, businessId }, login))) return fail("terminal.login_taken");
    const added = toTerminal(await tenant.one(queries.getTerminal(id)));
    changed({ entityType: "terminal", id, after: added });
    return added;
  },

  async get({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getTerminal(path.terminalId));
    return row ? toTerminal(row) : fail("terminal.not_found");
  },

  async change({ path, body, tenant, who, now, seenVersion, fail, changed }) {
    const row = await tenant.maybe(queries.lockTerminal(path.terminalId));
    if (!row) return fail("terminal.not_found");
    refuseStale({ seenVersion, fail }, row);
    const { pos_id, currency, price_group_id } = { ...row, ...body };
    // A till's checks, shifts and prices all count in its currency.
    if (currency !== row.currency && row.has_sold) return fail("terminal.currency_locked");
    const stand = await checkStand(tenant, { pos_id, currency, price_group_id, phone: body.phone });
    if (typeof stand === "string") return fail(stand);
    const terminal = { id: row.id, businessId: personOf(who).businessId };
    if (body.login !== undefined && !(await takeLogin(tenant, terminal, body.login)))
      return fail("terminal.login_taken");
    const secret = body.password === undefined ? {} : { password_hash: await hashPassword(body.password) };
    if (body.password !== undefined) await tenant.run(queries.endTokens(row.id, "session", now));
    const phone = stand.phone === undefined ? {} : { phone: stand.phone };
    const columns = { ...queries.terminalColumns(body), ...toleranceColumn(body.line_tolerance, currency) };
    await tenant.run(queries.saveTerminal(row.id, { ...columns, ...phone, ...secret }, now));
    const after = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    changed({ entityType: "terminal", id: row.id, before: toTerminal(row), after });
    return after;
  },

  async updateKey({ path, tenant, who, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockTerminal(path.terminalId));
    if (!row) return fail("terminal.not_found");
    const key = newToken();
    await tenant.run(queries.endTokens(row.id, "key", now));
    const owner = { business_id: personOf(who).businessId, terminal_id: row.id };
    await tenant.run(queries.addKey({ ...owner, token_hash: hashToken(key), created_dt: now }));
    await tenant.run(queries.saveTerminal(row.id, {}, now));
    const after = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    changed({ entityType: "terminal", id: row.id, before: toTerminal(row), after });
    return { api_key: key, created_dt: now.toISOString() };
  },

  async application({ path, tenant, fail }) {
    const row = await tenant.maybe(queries.getTerminal(path.terminalId));
    return row ? { ...toApplication(row), version: row.version } : fail("terminal.not_found");
  },

  async changeApplication({ path, body, seenVersion, tenant, now, fail, changed }) {
    const row = await tenant.maybe(queries.lockTerminal(path.terminalId));
    if (!row) return fail("terminal.not_found");
    refuseStale({ seenVersion, fail }, row);
    const before = toApplication(row);
    const application = { ...before, ...body };
    await tenant.run(queries.saveTerminal(row.id, { settings: JSON.stringify(application) }, now));
    const terminal = toTerminal(await tenant.one(queries.getTerminal(row.id)));
    const told = { before: { application: before }, after: { ...terminal, application } };
    changed({ entityType: "terminal", id: row.id, ...told });
    return { ...application, version: terminal.version };
  },

  async goods({ path, query, tenant, now, fail }) {
    const row = await tenant.maybe(queries.getTerminal(path.terminalId));
    if (!row) return fail("terminal.not_found");
    const { category, search, service_type, limit = everyItem, ...wanted } = query;
    const filter = { category_id: category, search_text: search, service_type, only_active: true };
    const goods = await tenant.many(listGoodsOfLoyalty(row.loyalty_id, filter, { limit, offset: 0 }));
    return { items: await priceAtTerminal(tenant, row, goods, wanted, now) };
  },

  async goodsPaginated({ path, query, page, tenant, now, fail }) {
    const row = await tenant.maybe(queries.getTerminal(path.terminalId));
    if (!row) return fail("terminal.not_found");
    const { category, service_type, ...wanted } = query;
    const filter = { category_id: category, service_type, only_active: true };
    const goods = await tenant.many(listGoodsOfLoyalty(row.loyalty_id, filter, windowOf(page)));
    const { total } = await tenant.one(countGoodsOfLoyalty(row.loyalty_id, filter));
    return pageOf(await priceAtTerminal(tenant, row, goods, wanted, now), page, total);
  },
});
