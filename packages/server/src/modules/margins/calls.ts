import type { additionalCosts } from "@patron/contract";
import type { Handlers } from "#kit/implement.ts";
import { readReportFilter } from "../customers/public.ts";
import { inMonths } from "../dashboard/public.ts";
import { inProgramme } from "../loyalty/public.ts";
import { toItemSum, toSum } from "./summary.ts";
import { sumCosts, sumCostsByItem } from "./summary-queries.ts";

/** The reports on what additional costs came to. */
export const marginHandlers: Pick<Handlers<typeof additionalCosts>, "summary" | "summaryItems"> = {
  summary: inProgramme(async ({ path, query, tenant }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    return { items: (await tenant.many(sumCosts(filter, inMonths(filter)))).map(toSum) };
  }),

  summaryItems: inProgramme(async ({ path, query, tenant }) => {
    const filter = await readReportFilter(tenant, path.loyaltyId, query);
    if (filter === "nobody") return { items: [] };
    return { items: (await tenant.many(sumCostsByItem(filter, inMonths(filter)))).map(toItemSum) };
  }),
};
