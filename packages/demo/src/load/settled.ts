import type pg from "pg";
import type { Member } from "./members.ts";

const lotsAtOnce = 50_000;

/** Writes the state from memory: account balances, remainders of lots, visits of cards. */
export async function saveState(
  client: pg.ClientBase,
  members: readonly Member[],
  lots: Iterable<{ id: string; remaining: bigint }>,
): Promise<void> {
  const came = members.flatMap((member) => (member.state ? [{ ...member, state: member.state }] : []));
  await client.query(
    `update account a set balance = n.balance, version = n.version
     from unnest($1::uuid[], $2::bigint[], $3::bigint[]) n(id, balance, version)
     where a.business_id = current_business() and a.id = n.id`,
    [came.map((one) => one.accountId), came.map((one) => one.state.balance), came.map((one) => one.state.version)],
  );
  await client.query(
    `update card c set visits_count = n.visits, first_visit_dt = n.first, last_visit_dt = n.last
     from unnest($1::uuid[], $2::int[], $3::timestamptz[], $4::timestamptz[]) n(id, visits, first, last)
     where c.business_id = current_business() and c.id = n.id`,
    [
      came.map((one) => one.row.card_id),
      came.map((one) => one.row.visits_count),
      came.map((one) => one.firstVisit),
      came.map((one) => one.lastVisit),
    ],
  );
  let block: { id: string; remaining: bigint }[] = [];
  for (const lot of lots) {
    block.push(lot);
    if (block.length === lotsAtOnce) block = await saveLots(client, block);
  }
  await saveLots(client, block);
}

async function saveLots(client: pg.ClientBase, lots: readonly { id: string; remaining: bigint }[]): Promise<never[]> {
  await client.query(
    `update lot l set remaining = n.remaining from unnest($1::uuid[], $2::bigint[]) n(id, remaining)
     where l.business_id = current_business() and l.id = n.id`,
    [lots.map(({ id }) => id), lots.map(({ remaining }) => remaining)],
  );
  return [];
}
