import { taxes } from "@patron/contract";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { inMonths } from "../dashboard/public.ts";
import { getLoyalty } from "../loyalty/public.ts";
import * as queries from "./queries.ts";
import { hasBadBase } from "./rules.ts";
import { readTaxFilter, toItemSum, toSum } from "./summary.ts";
import { sumTaxes, sumTaxesByItem } from "./summary-queries.ts";
import { toTax } from "./views.ts";

export const taxesCalls = implement(taxes, {
  async add({ path, body, tenant, now, fail, changed }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const { title, code, classification, type, compound_on = [] } = body;
    if (await hasBadBase(tenant, path.loyaltyId, { classification, type, compound_on })) {
      return fail("tax.compound_refused");
    }
    const id = body.id ?? newId();
    const columns = queries.taxColumns(body);
    const required = { id, loyalty_id: path.loyaltyId, title, code, classification, type, rate: columns.rate ?? 0n };
    await tenant.run(queries.addTax({ ...columns, ...required, created_dt: now, modified_dt: now }));
    const added = toTax(await tenant.one(queries.getTax(path.loyaltyId, id)));
    changed({ entityType: "tax", id, after: added });
    return added;
  },

  async list({ path, query, tenant, fail }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    return { items: (await tenant.many(queries.listTaxes(path.loyaltyId, query.classification))).map(toTax) };
  },

  async get({ path, tenant, fail }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const row = await tenant.maybe(queries.getTax(path.loyaltyId, path.taxId));
    return row ? toTax(row) : fail("tax.not_found");
  },

  async change({ path, body, tenant, now, seenVersion, fail, changed }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const row = await tenant.maybe(queries.lockTax(path.loyaltyId, path.taxId));
    if (!row) return fail("tax.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    if (await hasBadBase(tenant, path.loyaltyId, { ...row, ...body, id: row.id })) return fail("tax.compound_refused");
    await tenant.run(queries.saveTax(row.id, queries.taxColumns(body), now));
    const after = toTax(await tenant.one(queries.getTax(path.loyaltyId, row.id)));
    changed({ entityType: "tax", id: row.id, before: toTax(row), after });
    return after;
  },

  async remove({ path, tenant, seenVersion, fail, changed }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const row = await tenant.maybe(queries.lockTax(path.loyaltyId, path.taxId));
    if (!row) return fail("tax.not_found");
    if (seenVersion !== undefined && seenVersion !== row.version)
      return fail("conflict.stale", { version: row.version });
    // What a price group picks, or another tax is taken of, would change prices by going.
    if (row.is_used || (await tenant.maybe(queries.listTakenOf(path.loyaltyId, row.id)))) {
      return fail("conflict.in_use");
    }
    await tenant.run(queries.endTax(row.id));
    changed({ entityType: "tax", id: row.id, before: toTax(row) });
    return { done: true };
  },

  async summary({ path, query, tenant, fail }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const filter = await readTaxFilter(tenant, path.loyaltyId, query);
    return { items: filter === "nobody" ? [] : (await tenant.many(sumTaxes(filter))).map(toSum) };
  },

  async summaryItems({ path, query, tenant, fail }) {
    if (!(await tenant.maybe(getLoyalty(path.loyaltyId)))) return fail("loyalty.not_found");
    const filter = await readTaxFilter(tenant, path.loyaltyId, query);
    return {
      items: filter === "nobody" ? [] : (await tenant.many(sumTaxesByItem(filter, inMonths(filter)))).map(toItemSum),
    };
  },
});
