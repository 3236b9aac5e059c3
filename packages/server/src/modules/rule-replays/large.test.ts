import { calls } from "@patron/contract/routes";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { raw } from "#kit/database/rows.ts";
import { newId } from "#kit/id.ts";
import { openThreads } from "#kit/threads/threads.ts";
import { startTestServer } from "../../../test/server.ts";
import { shop } from "../../../test/shop.ts";
import type { Answer, Asked } from "./piece.ts";
import { runPiece } from "./run.ts";

const server = await startTestServer();
const threads = openThreads<Asked, Answer>(new URL("./thread.ts", import.meta.url), server.pool);
const inDays = (count: number) =>
  new Date(server.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10);
const days = { date_from: inDays(-7), date_to: inDays(1) };

/** As many more of a sale, with ids, numbers and moments of their own within the last days. */
const copies = (id: string, count: number) =>
  raw(sql`
    insert into transaction
    select (jsonb_populate_record(t, jsonb_build_object('id', more.id, 'number', more.number + 1000,
      'created_dt', t.created_dt - more.number * interval '2 minutes'))).*
    from transaction t, unnest(${Array.from({ length: count }, newId)}::uuid[]) with ordinality as more (id, number)
    where t.id = ${id}`);

test("more sales than a sample are estimated first, and the whole agrees with it", async () => {
  const large = await shop(server);
  const path = { loyaltyId: large.w.loyaltyId };
  const run = async (id: string, times: number) => {
    for (let time = 0; time < times; time++)
      await runPiece({ pool: server.pool, clock: server.clock, threads }, large.w.businessId, id);
    return large.w.owner.request(calls.ruleReplays.get, { path: { ...path, ruleReplayId: id } });
  };
  const { transaction } = await large.sell({ items: [{ code: "A", quantity: "2" }] });
  const count = 4_100;
  await large.w.inside((tenant) => tenant.run(copies(transaction.id, count)));
  const { id } = await large.w.owner.request(calls.ruleReplays.add, {
    path,
    body: {
      draft: { kind: "rule", rule: { title: "Draft", action_type: "discount-check-percent", value: "10" } },
      ...days,
    },
  });
  const estimated = await run(id, 1);
  expect(estimated).toMatchObject({ state: "running", sales_count: count + 1, result: null });
  const done = await run(id, 20);
  expect(done.result).toMatchObject({ sales_count: count + 1, touched_count: count + 1 });
  expect(estimated.estimate?.currencies).toEqual(done.result?.currencies);
});
