import { sql } from "kysely";
import { raw } from "#kit/database/rows.ts";
import type { Tenant } from "#kit/tenant.ts";

/** One place where the books disagree with themselves. */
export interface Gap {
  invariant: string;
  subject: string;
  detail: string;
}

/**
 * Recomputes every balance of the business from its entries and lots. Each statement finds the rows that break one
 * promise; no rows, no gap. Ordered by subject.
 */
const promises: Record<string, ReturnType<typeof sql<{ subject: string; detail: string }>>> = {
  "a transfer sums to zero": sql`
    select transfer_id::text as subject, sum(amount)::text as detail from entry
    where business_id = current_business() group by transfer_id, kind, unit having sum(amount) <> 0 order by 1`,
  "a balance is the sum of its entries": sql`
    select a.id::text as subject, a.balance || ' against ' || coalesce(sum(e.amount), 0) as detail
    from account a left join entry e on e.business_id = a.business_id and e.account_id = a.id
    where a.business_id = current_business() group by a.id, a.balance having a.balance <> coalesce(sum(e.amount), 0) order by 1`,
  "entries chain without gaps": sql`
    select id::text as subject, 'version ' || version as detail from (
      select id, account_id, version, balance_after, amount,
        lag(balance_after, 1, 0::bigint) over w as balance_before, row_number() over w as place
      from entry where business_id = current_business() and account_id is not null
      window w as (partition by account_id order by version)) chain
    where version <> place or balance_after <> balance_before + amount order by 1`,
  "an account's version counts its entries": sql`
    select a.id::text as subject, a.version || ' against ' || count(e.id) as detail
    from account a left join entry e on e.business_id = a.business_id and e.account_id = a.id
    where a.business_id = current_business() group by a.id, a.version having a.version <> count(e.id) order by 1`,
  "a bonus balance is the sum of its lots": sql`
    select a.id::text as subject, a.balance || ' against ' || coalesce(sum(l.remaining), 0) as detail
    from account a left join lot l on l.business_id = a.business_id and l.account_id = a.id
    where a.business_id = current_business() and a.kind = 'bonus'
    group by a.id, a.balance having a.balance <> coalesce(sum(l.remaining), 0) order by 1`,
  "a lot is the sum of its entries": sql`
    select l.id::text as subject, l.remaining || ' against ' || coalesce(sum(e.amount), 0) as detail
    from lot l left join lot_entry e on e.business_id = l.business_id and e.lot_id = l.id
    where l.business_id = current_business() group by l.id, l.remaining having l.remaining <> coalesce(sum(e.amount), 0) order by 1`,
  "what is held is the sum of the holds": sql`
    select a.id::text as subject, a.held || ' against ' || coalesce(sum(h.amount), 0) as detail
    from account a left join hold h on h.business_id = a.business_id and h.account_id = a.id
    where a.business_id = current_business() group by a.id, a.held having a.held <> coalesce(sum(h.amount), 0) order by 1`,
  "a hold is the sum of its pins": sql`
    select h.id::text as subject, h.amount || ' against ' || coalesce(sum(p.amount), 0) as detail
    from hold h join account a on a.business_id = h.business_id and a.id = h.account_id and a.kind = 'bonus'
    left join hold_pin p on p.business_id = h.business_id and p.hold_id = h.id
    where h.business_id = current_business() group by h.id, h.amount having h.amount <> coalesce(sum(p.amount), 0) order by 1`,
  "a lot holds no more pins than it has": sql`
    select l.id::text as subject, sum(p.amount) || ' of ' || l.remaining as detail
    from lot l join hold_pin p on p.business_id = l.business_id and p.lot_id = l.id
    where l.business_id = current_business() group by l.id, l.remaining having sum(p.amount) > l.remaining order by 1`,
};

/** What the proof promises, in words. */
export const everyPromise = Object.keys(promises);

/** Proves the books of the business that the transaction is in. An empty answer is the proof. */
export async function prove(tenant: Tenant): Promise<Gap[]> {
  const gaps: Gap[] = [];
  for (const [invariant, statement] of Object.entries(promises)) {
    for (const row of await tenant.many(raw(statement))) gaps.push({ invariant, ...row });
  }
  return gaps;
}
