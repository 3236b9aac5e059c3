import { firstIdAt } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { unpackerOf } from "../transactions/public.ts";
import { getFirstSale, listLatestSales, listSalesFrom } from "./queries.ts";
import { type Recomputed, recomputeSales } from "./recompute.ts";

const latest = 100;
const [moments, perMoment] = [8, 25];

/** Prices a sample of the business's sales again: the latest ones, and some from moments drawn from all of its time. */
export async function recomputeSample(tenant: Tenant, now: Date): Promise<Recomputed> {
  const first = await tenant.maybe(getFirstSale());
  if (!first) return { same: 0, earlier: 0, different: [] };
  const found = [await tenant.many(listLatestSales(latest))];
  const span = Math.max(1, now.getTime() - first.created_dt.getTime());
  for (let moment = 0; moment < moments; moment++) {
    const at = new Date(first.created_dt.getTime() + Math.floor(Math.random() * span));
    found.push(await tenant.many(listSalesFrom(firstIdAt(at), perMoment)));
  }
  const rows = new Map(found.flat().map((row) => [row.id, row]));
  const sales = [...rows.values()];
  return await recomputeSales({ rows: sales, stored: await unpackerOf(tenant, sales) });
}
