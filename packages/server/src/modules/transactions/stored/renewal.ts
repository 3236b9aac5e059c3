import type { Services } from "#kit/http/answer.ts";
import { inBusiness } from "#kit/jobs/businesses.ts";
import type { Dictionary } from "#kit/records/pack.ts";
import { remember } from "#kit/records/remember.ts";
import type { Tenant } from "#kit/tenant.ts";
import { currentDictionary } from "./dictionary.ts";
import { dictionaryOf, type Example, sizeWith } from "./examples.ts";
import { addDictionary, getLatestDictionary, listLatestStored } from "./queries.ts";
import { unpackerOf } from "./values.ts";

const dayMs = 86_400_000;
/** The latest checks that are compared; fewer than half of them say nothing of the others. */
const sample = 80;
/** A new dictionary has to save so much of what the checks take without it. */
const worthIt = 0.8;

/** When each business was looked at last by this process. What it forgets is looked at once more. */
const lookedAt = new Map<string, number>();
const most = 10_000;

/** Gives a business a new dictionary if its latest checks take much less space with it. Looks at most once a day. */
export async function renewDictionary(pool: Services["pool"], businessId: string, now: Date): Promise<void> {
  if (now.getTime() - (lookedAt.get(businessId) ?? 0) < dayMs) return;
  const examples = await inBusiness(pool, businessId, "read only", async (tenant) => {
    const latest = await tenant.maybe(getLatestDictionary());
    if (latest && now.getTime() - latest.created_dt.getTime() < dayMs) return "renewed";
    return await readExamples(tenant);
  });
  // Until it has sold enough it is looked at again.
  if (examples !== "renewed" && examples.length < sample / 2) return;
  remember(lookedAt, businessId, now.getTime(), most);
  if (examples === "renewed") return;
  // What is learned from some is tried on the others.
  const [learned, others] = [0, 1].map((rest) => examples.filter((_, index) => index % 2 === rest));
  const candidate = dictionaryOf(learned ?? []);
  await inBusiness(pool, businessId, "read write", async (tenant) => {
    const current = await currentDictionary(tenant);
    const [before, after] = [sizeWith(current, others ?? []), sizeWith(candidate, others ?? [])];
    if (after < before * worthIt) await keepDictionary(tenant, candidate, now);
  });
}

/** Stores a dictionary, with which all checks are stored from now on. */
export async function keepDictionary(tenant: Tenant, { id, content }: Dictionary, now: Date): Promise<void> {
  await tenant.run(addDictionary({ id, content, created_dt: now }));
}

async function readExamples(tenant: Tenant): Promise<Example[]> {
  const rows = await tenant.many(listLatestStored(sample));
  const stored = await unpackerOf(tenant, rows);
  const examples: Example[] = [];
  for (const { input, trace } of rows) {
    examples.push({ input: stored.input(input), check: stored.check(trace) });
    // Others on this thread have their turn.
    if (examples.length % 10 === 0) await new Promise(setImmediate);
  }
  return examples.toReversed();
}
