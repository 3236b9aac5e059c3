import { taxes } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { recordOf } from "#kit/records/record.ts";
import { inReportOrder, readReportFilter } from "../customers/public.ts";
import { inProgramme, refuseProgramme } from "../loyalty/public.ts";
import { itemSums, itemTaxExport, sums, taxExport } from "./export.ts";
import * as queries from "./queries.ts";
import { hasBadBase } from "./rules.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumTaxes, sumTaxesByItem } from "./summary-queries.ts";
import { toTax } from "./views.ts";

const record = recordOf(taxes, {
  entityType: "tax",
  table: "tax",
  id: "taxId",
  missing: "tax.not_found",
  read: (id, { loyaltyId }) => queries.getTax(loyaltyId, id),
  lock: (id, { loyaltyId }) => queries.lockTax(loyaltyId, id),
  present: toTax,
  within: refuseProgramme,

  async add({ path, body, tenant, fail }) {
    const { title, code, classification, type, compound_on = [] } = body;
    if (await hasBadBase(tenant, path.loyaltyId, { classification, type, compound_on })) {
      return fail("tax.compound_refused");
    }
    const { rate = 0n, ...columns } = queries.taxColumns(body);
    return { ...columns, loyalty_id: path.loyaltyId, title, code, classification, type, rate };
  },

  async change({ path, body, tenant, fail }, row) {
    const isBad = await hasBadBase(tenant, path.loyaltyId, { ...row, ...body, id: row.id });
    return isBad ? fail("tax.compound_refused") : queries.taxColumns(body);
  },
});

export const taxesCalls = implement(
  taxes,
  {
    ...record.handlers,

    list: inProgramme(async ({ path, query, tenant }) => ({
      items: (await tenant.many(queries.listTaxes(path.loyaltyId, query))).map(toTax),
    })),

    remove: record.removing(taxes.remove, async ({ path, tenant, fail }, row) => {
      // Removing a tax that a price group uses, or that another tax is based on, would change prices.
      const isUsed = row.is_used || (await tenant.maybe(queries.listTakenOf(path.loyaltyId, row.id)));
      return isUsed ? fail("conflict.in_use") : undefined;
    }),

    summary: inProgramme(async ({ path, query, tenant, language }) => {
      const filter = await readReportFilter(tenant, path.loyaltyId, query);
      if (filter === "nobody") return { items: [] };
      const rows = (await tenant.many(sumTaxes(filter))).map(toSum);
      return { items: inReportOrder(rows, sums, { query, language }) };
    }),

    summaryItems: inProgramme(async ({ path, query, tenant, language }) => {
      const filter = await readReportFilter(tenant, path.loyaltyId, query);
      if (filter === "nobody") return { items: [] };
      const rows = (await tenant.many(sumTaxesByItem(filter))).map(toItemSum);
      return { items: inReportOrder(rows, itemSums, { query, language }) };
    }),
  },
  { summary: taxExport, summaryItems: itemTaxExport },
);
