import type { additionalCosts } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { inReportOrder, readReportFilter } from "../customers/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { itemSums, sums } from "./export.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumCosts, sumCostsByItem } from "./summary-queries.ts";

/** The reports on what additional costs came to. */
export const marginHandlers: Pick<Handlers<typeof additionalCosts>, "summary" | "summaryItems"> = {
  summary: inProgramme(async ({ path, query, tenant, language }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    const rows = (await tenant.many(sumCosts(filter))).map(toSum);
    return { items: inReportOrder(rows, sums, { query, language }) };
  }),

  summaryItems: inProgramme(async ({ path, query, tenant, language }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    const rows = (await tenant.many(sumCostsByItem(filter))).map(toItemSum);
    return { items: inReportOrder(rows, itemSums, { query, language }) };
  }),
};
