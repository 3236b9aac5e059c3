import { categoryByPast } from "@patron/engine";
import type { InferResult } from "kysely";
import { auditOf } from "#kit/audit.ts";
import type { Services } from "#kit/http/answer.ts";
import { newId } from "#kit/id.ts";
import type { Change } from "#kit/implement.ts";
import { inBusiness, inEveryBusiness } from "#kit/jobs/businesses.ts";
import { startOfPeriod } from "#kit/records/rule-period.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { system } from "#kit/who.ts";
import {
  assignCategory,
  type CategoryRules,
  categoriesOf,
  holderOf,
  readCategoryRules,
  readMeasures,
} from "./assign.ts";
import * as queries from "./nightly-queries.ts";
import { toCategorySettings } from "./views.ts";

type Pool = Services["pool"];
type Programme = InferResult<ReturnType<typeof queries.listCheckedProgrammes>>[number];
/** The cards listed at once. */
const listedAtOnce = 5_000;
/** The cards locked by one transaction. A till waits for a few customers, never for a whole programme. */
const cardsAtOnce = 25;

/**
 * Checks the categories of every business, each programme once a day from its own hour on. An error in one business does not affect others and is
 * thrown at the end. A run that was interrupted goes on where it stopped.
 */
export async function checkCategoriesEverywhere(pool: Pool, now: Date): Promise<void> {
  const check = ({ business_id }: { business_id: string }) => checkCategoriesIn(pool, business_id, now);
  await inEveryBusiness(pool, queries.listCategoryBusinesses, check, "Categories of some businesses were not checked.");
}

/** Checks the categories of one business. Of concurrent runs, each decides again on locked cards, so nobody is moved twice. */
export async function checkCategoriesIn(pool: Pool, businessId: string, now: Date): Promise<void> {
  const within = <T>(mode: "read only" | "read write", work: (tenant: Tenant) => Promise<T>) =>
    inBusiness(pool, businessId, mode, work);
  for (const programme of await within("read only", (tenant) => tenant.many(queries.listCheckedProgrammes()))) {
    const check = checkOf(programme, now);
    if (!check) continue;
    const { begins } = check;
    if (begins) await within("read write", (tenant) => tenant.run(queries.beginCheck(begins)));
    const decided = await within("read only", (tenant) => readCategoryRules(tenant, programme.id));
    const day = { loyaltyId: programme.id, timeZone: programme.time_zone, day: check.day, now };
    let after = check.after;
    for (;;) {
      const wanted = { ...wantedOf(programme, check, decided), after };
      const found = await within("read only", (tenant) => tenant.many(queries.listCheckedCards(wanted, listedAtOnce)));
      for (let done = 0; done < found.length; done += cardsAtOnce) {
        const some = found.slice(done, done + cardsAtOnce).map(({ id }) => id);
        await within("read write", (tenant) => checkCards(tenant, day, decided, some));
      }
      after = found.at(-1)?.id ?? after;
      if (found.length < listedAtOnce) break;
    }
    await within("read write", (tenant) => tenant.run(queries.saveCheck(programme.id, check.day, { done: true })));
  }
}

/** The check of a programme that is due. */
interface Check {
  day: string;
  everybody: boolean;
  since: Date;
  sinceDay: string;
  after: string | null;
  /** Stored first, unless the check had begun already. */
  begins?: queries.NewCheck;
}

function checkOf(programme: Programme, now: Date): Check | undefined {
  const { time_zone, day: lastDay, done, recalc_time } = programme;
  const day = dayIn(time_zone, now);
  const hour = recalc_time ?? toCategorySettings(undefined).recalc_time;
  const clock = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(time_zone).toPlainTime();
  if (clock.toString() < hour || (lastDay !== null && (lastDay > day || (lastDay === day && done)))) return undefined;
  if (lastDay === day) {
    const { since_dt, since_day, everybody, last_card_id } = programme;
    return {
      ...{ day, everybody: everybody ?? true, since: since_dt ?? now, sinceDay: since_day ?? day, after: last_card_id },
    };
  }
  // Where the last check was not finished, what it began from still counts.
  const since = done ? programme.begun_dt : programme.since_dt;
  const sinceDay = done ? lastDay : programme.since_day;
  const everybody = since === null || programme.changed_dt >= since;
  return {
    ...{ day, everybody, since: since ?? now, sinceDay: sinceDay ?? day, after: null },
    begins: { loyalty_id: programme.id, day, begun_dt: now, since_day: sinceDay, since_dt: since, everybody },
  };
}

function wantedOf({ id, time_zone }: Programme, check: Check, { rules }: CategoryRules): Omit<queries.Wanted, "after"> {
  const periods = [...new Set(rules.map(({ period }) => period))];
  const slid = periods.flatMap((period) => {
    const from = startOfPeriod(period, check.sinceDay, time_zone);
    const until = startOfPeriod(period, check.day, time_zone);
    return from < until ? [{ period, from, until }] : [];
  });
  return { loyaltyId: id, everybody: check.everybody, since: check.since, slid };
}

/** Moves those of some customers whose purchases say so, and remembers that they are done. */
async function checkCards(
  tenant: Tenant,
  { loyaltyId, timeZone, day, now }: { loyaltyId: string; timeZone: string; day: string; now: Date },
  decided: CategoryRules,
  listed: readonly string[],
): Promise<void> {
  const check = await tenant.one(queries.lockCheck(loyaltyId));
  // Another server may have been here.
  const ids = listed.filter((id) => check.last_card_id === null || id > check.last_card_id);
  const last = ids.at(-1);
  if (check.day !== day || check.done || last === undefined) return;
  await tenant.many(queries.lockSomeCards(ids));
  const cards = await readMeasures(tenant, ids, decided.rules, { day, timeZone });
  const changes: Change[] = [];
  for (const { facts, ...held } of cards) {
    const { rules } = decided;
    const customer = holderOf(decided, held);
    const change = categoryByPast({ rules, categories: categoriesOf(decided), facts, customer });
    if (!change) continue;
    const { rule_id, category_to } = change;
    const assigned = { loyaltyId, held, rule_id, category_to, transactionId: null };
    await assignCategory(tenant, assigned, { now, changed: (one) => changes.push(one) });
  }
  const job = { name: "categories.check", who: system, requestId: newId(), now, body: {} };
  if (changes.length > 0) await tenant.run(auditOf(job, changes));
  await tenant.run(queries.saveCheck(loyaltyId, day, { last_card_id: last }));
}
