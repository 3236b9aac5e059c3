import type { ruleReplays } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { raw } from "../../server/src/kit/database/rows.ts";
import { inTransaction } from "../../server/src/kit/http/transaction.ts";
import { Tenant } from "../../server/src/kit/tenant.ts";
import { openThreads } from "../../server/src/kit/threads/threads.ts";
import type { Answer, Asked } from "../../server/src/modules/rule-replays/piece.ts";
import { runPiece } from "../../server/src/modules/rule-replays/run.ts";
import { migratedDatabase } from "../../server/test/database.ts";
import { openDemoServer } from "./api.ts";
import type { RuleBody } from "./business/rules.ts";
import { makeDemo } from "./demo.ts";
import { returnToDesk } from "./found/desk.ts";

const { address, drop } = await migratedDatabase();
const server = await openDemoServer(address, "/nowhere");
afterAll(async () => {
  await server.close();
  await drop();
});

const upTo = new Date("2026-11-20T16:00:00Z");
const year = { date_from: "2025-11-01", date_to: "2026-11-20" };
/** In the evening of working days: it competes with the demo's own discounts. */
const evenings: RuleBody = {
  ...{ title: "After work", action_type: "discount-check-percent", value: "9" },
  ...{ week_days: [1, 2, 3, 4, 5], time_from: "16:00", time_to: "20:00" },
};

/** A demo year of the same people who buy the same, once without the rule and once with it. What nobody may differ in is left out: nobody spends bonuses. */
const make = (rules: readonly RuleBody[]) =>
  makeDemo({
    ...{ address, dataDir: "/nowhere", transactions: 2_000, customers: 150, sample: 10, seed: 11, upTo },
    ...{ rules, redeems: false, again: true, report: () => {} },
  });

interface Sold {
  place: string;
  phone: string | null;
  amount: bigint;
  discount: bigint;
  bonuses: bigint;
  redeemed: bigint;
  to_pay: bigint;
}
type Found = NonNullable<ReplyOf<typeof ruleReplays.get>["result"]>;
const figures = ["amount", "discount", "bonuses", "redeemed", "to_pay"] as const;

/** Every sale that was not cancelled, by its till and number, which are the same in both years. */
const salesOf = (businessId: string) =>
  inTransaction(server.pool, "read only", async (client) => {
    const tenant = new Tenant(client);
    await tenant.enter(businessId);
    const rows = await tenant.many(
      raw(sql<Sold>`
        select concat_ws(' ', p.title, m.title, t.number) as place, c.phone,
          t.amount, t.discount_amount as discount, t.bonuses_added_amount + t.promo_bonuses_added_amount as bonuses,
          t.bonuses_redeemed_amount as redeemed, t.amount_to_pay as to_pay
        from transaction t
        join terminal m on m.business_id = t.business_id and m.id = t.terminal_id
        join pos p on p.business_id = m.business_id and p.id = m.pos_id
        left join customer c on c.business_id = t.business_id and c.id = t.customer_id
        where t.business_id = ${businessId} and t.status = 'success' and t.transaction_type in ('sale', 'reserve')`),
    );
    return new Map(rows.map((row) => [row.place, row]));
  });

async function tried(demo: Awaited<ReturnType<typeof make>>) {
  const desk = await returnToDesk(server, demo, upTo.getTime());
  const path = { loyaltyId: desk.loyaltyId };
  const body = { draft: { kind: "rule" as const, rule: evenings }, ...year };
  const { id } = await desk.request(calls.ruleReplays.add, { path, body });
  const read = () => desk.request(calls.ruleReplays.get, { path: { ...path, ruleReplayId: id } });
  const threads = openThreads<Asked, Answer>(
    new URL("../../server/src/modules/rule-replays/thread.ts", import.meta.url),
    server.pool,
  );
  for (let time = 0; time < 60 && (await read()).state === "running"; time += 1)
    await runPiece({ pool: server.pool, clock: { now: () => upTo }, threads }, demo.businessId, id);
  const { result } = await read();
  if (!result) throw new Error("The trial has no result.");
  return result;
}

const minor = (text: string | null | undefined) => BigInt((text ?? "").replace(".", ""));

test("a rule that is tried on the demo year costs what it really costs in the same year, for the same customers", async () => {
  const [without, withRule] = [await make([]), await make([evenings])];
  const [was, really] = [await salesOf(without.businessId), await salesOf(withRule.businessId)];
  expect(was.size).toBeGreaterThan(1_900);
  expect([...really.keys()].sort()).toEqual([...was.keys()].sort());
  const result = await tried(without);
  expect(result).toMatchObject({ sales_count: was.size, earlier_count: 0, unpaid_count: 0, unmeasured_count: 0 });

  const sumOf = (sales: Map<string, Sold>, name: (typeof figures)[number]) =>
    [...sales.values()].reduce((sum, sale) => sum + sale[name], 0n);
  const [uah] = result.currencies;
  const found = (one: Found["currencies"][number]["before"] | undefined) =>
    [one?.amount, one?.discount_amount, one?.bonuses_amount, one?.redeemed_amount, one?.amount_to_pay].map(minor);
  expect(found(uah?.before)).toEqual(figures.map((name) => sumOf(was, name)));
  expect(found(uah?.after)).toEqual(figures.map((name) => sumOf(really, name)));

  const gains = new Map<string, bigint>();
  let touched = 0;
  for (const [place, before] of was) {
    const after = really.get(place) ?? before;
    if (figures.every((name) => before[name] === after[name])) continue;
    touched += 1;
    const gain = after.discount - before.discount + after.bonuses - before.bonuses;
    if (before.phone) gains.set(before.phone, (gains.get(before.phone) ?? 0n) + gain);
  }
  expect(touched).toBeGreaterThan(150);
  expect(result.touched_count).toBe(touched);
  const amounts = [...gains.values()];
  expect(result.winners_count).toBe(amounts.filter((gain) => gain > 0n).length);
  expect(result.losers_count).toBe(amounts.filter((gain) => gain < 0n).length);
  const most = amounts
    .filter((gain) => gain > 0n)
    .sort((a, b) => (a < b ? 1 : -1))
    .slice(0, 10);
  expect(result.customers.map(({ gain }) => minor(gain)).filter((gain) => gain > 0n)).toEqual(most);
}, 120_000);
