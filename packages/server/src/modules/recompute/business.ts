import type { Services } from "#kit/http/answer.ts";
import { firstIdAt } from "#kit/id.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import { unpackerOf } from "../transactions/public.ts";
import { listSalesFrom } from "./queries.ts";
import { type Recomputed, recomputeSales } from "./recompute.ts";

/** A business's sales from a moment on and before another one, by when they were rung up. */
export interface Period {
  businessId: string;
  from: Date;
  until: Date;
}

/** Sales read at once. */
const perRead = 500;

/** Prices every sale of a period again, in transactions of their own, and tells of each part of the result as it is known. */
export async function* recomputeBusiness(
  pool: Services["pool"],
  { businessId, from, until }: Period,
): AsyncGenerator<Recomputed, void> {
  const end = firstIdAt(until);
  let [next, after]: [string, string | undefined] = [firstIdAt(from), undefined];
  for (;;) {
    const { read, stored } = await inBusiness(pool, businessId, "read only", async (tenant) => {
      const read = await tenant.many(listSalesFrom(next, perRead));
      return { read, stored: await unpackerOf(tenant, read) };
    });
    // The last one of a read is also the first one of the next.
    const rows = read.filter(({ id }) => id !== after && id < end);
    yield await recomputeSales({ rows, stored });
    const last = read.at(-1)?.id;
    if (last === undefined || last >= end || read.length < perRead) return;
    [next, after] = [last, last];
  }
}
