import { StartRefused } from "../../packages/server/src/kit/database/start-refused.ts";
import { inBusiness, inEveryBusiness } from "../../packages/server/src/kit/jobs/businesses.ts";
import { createLog } from "../../packages/server/src/kit/log.ts";
import { openPool } from "../../packages/server/src/kit/pool.ts";
import { getBusiness } from "../../packages/server/src/modules/business/public.ts";
import { listProvedBusinesses } from "../../packages/server/src/modules/platform/nightly-queries.ts";
import { recomputeBusiness } from "../../packages/server/src/modules/recompute/public.ts";
import { openDatabase } from "../database.ts";
import { readOptions } from "../options.ts";
import { refuse } from "../refusal.ts";

// `npm run recompute -- [--business <code>] [--from <date>] [--until <date>]`: prices every past sale again from what it stored and compares the
// results, to the last letter of their explanations. Prints what differs and then ends with 1. Every night this is done for a sample.

const tellEveryMs = 10_000;

try {
  const { values } = readOptions({
    options: { business: { type: "string" }, from: { type: "string" }, until: { type: "string" } },
  });
  const [from, until] = [momentOf(values.from, new Date(0)), momentOf(values.until, new Date(Date.now() + 86_400_000))];
  const database = await openDatabase(console.log);
  const pool = openPool({ ...database.address.app, max: 2 }, createLog("silent"));
  let [wanted, different] = [0, 0];
  const ofBusiness = async ({ business_id: businessId }: { business_id: string }) => {
    const { title, business_code: code } = await inBusiness(pool, businessId, "read only", (tenant) =>
      tenant.one(getBusiness()),
    );
    if (values.business !== undefined && values.business !== code) return;
    wanted += 1;
    const sum = { same: 0, earlier: 0, different: 0 };
    let told = performance.now();
    for await (const part of recomputeBusiness(pool, { businessId, from, until })) {
      sum.same += part.same;
      sum.earlier += part.earlier;
      sum.different += part.different.length;
      for (const { id, at, stored, computed } of part.different)
        console.log(`  ${id} ${at}: stored ${stored}, priced again ${computed}`);
      if (performance.now() - told < tellEveryMs) continue;
      told = performance.now();
      console.log(`  ${title}: ${sum.same + sum.earlier + sum.different} sales so far …`);
    }
    different += sum.different;
    console.log(
      `${title} (${code}): ${sum.same} the same, ${sum.different} different, ${sum.earlier} of an earlier calculation`,
    );
  };
  try {
    await inEveryBusiness(
      pool,
      listProvedBusinesses,
      ofBusiness,
      "The sales of some businesses could not be priced again.",
    );
    if (values.business !== undefined && wanted === 0)
      throw new StartRefused(`No business has the code ${values.business}.`);
  } finally {
    await pool.end();
    await database.stop();
  }
  process.exitCode = different === 0 ? 0 : 1;
} catch (error) {
  refuse(error);
}

/** Midnight UTC of a date, or a moment with its time. */
function momentOf(text: string | undefined, otherwise: Date): Date {
  const at = text === undefined ? otherwise : new Date(text);
  if (Number.isNaN(at.getTime())) throw new StartRefused(`“${text}” is no date: write 2026-11-25.`);
  return at;
}
