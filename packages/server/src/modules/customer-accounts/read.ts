import { Failure } from "@patron/contract/kit";
import { accountAmountText } from "@patron/engine/money";
import type { Tenant } from "#kit/tenant.ts";
import { readAccounts } from "../../ledger/lock.ts";
import { listLimits, type Today, todayOf, usedOf } from "../account-payments/public.ts";
import { unitOf } from "../special-accounts/public.ts";
import * as queries from "./queries.ts";
import { type CustomerAccountRow, companyOf, type Known, type Limit, toBrief } from "./views.ts";

/** The ledger data of some accounts, by id. */
export async function readKnown(tenant: Tenant, ids: readonly string[], { day }: Today): Promise<Map<string, Known>> {
  if (ids.length === 0) return new Map();
  const states = await readAccounts(tenant, ids);
  const moved = new Map(
    (await tenant.many(queries.listLastMovements(ids))).map(({ owner_id, last }) => [owner_id, last]),
  );
  return new Map(
    states.map(({ state }) => [state.account.owner_id, { state, day, last: moved.get(state.account.owner_id) }]),
  );
}

/** The ledger data of an account; a missing one is a bug. */
export function knownOf(known: ReadonlyMap<string, Known>, id: string): Known {
  const one = known.get(id);
  if (!one) throw new Error("A customer's account is opened together with its account in the books.");
  return one;
}

/** Accounts of one owner, and how calls present them. */
export interface Owned<Shown> {
  tenant: Tenant;
  now: Date;
  owner: queries.AccountOwner;
  show: (row: CustomerAccountRow, known: Known, limits: Limit[]) => Shown;
}

/** Some accounts, as calls return them. */
export async function readAll<Shown>(
  { tenant, now, show }: Omit<Owned<Shown>, "owner">,
  rows: readonly CustomerAccountRow[],
) {
  const today = await todayOf(tenant, now);
  const known = await readKnown(
    tenant,
    rows.map(({ id }) => id),
    today,
  );
  const limits = await readLimits(tenant, rows, today);
  return rows.map((row) => show(row, knownOf(known, row.id), limits.get(row.id) ?? []));
}

/** Reads one account again. */
export async function readOne<Shown>(owned: Owned<Shown>, id: string): Promise<Shown> {
  const row = await owned.tenant.one(queries.getCustomerAccount(owned.owner, id));
  const [shown] = await readAll(owned, [row]);
  if (!shown) throw new Error("One row makes one answer.");
  return shown;
}

/** The balances of some companies' special accounts, in the business's order, for the list of companies. */
export async function readBriefs(tenant: Tenant, companyIds: readonly string[], now: Date) {
  const rows = companyIds.length > 0 ? await tenant.many(queries.listAccountsOfCompanies(companyIds)) : [];
  const ids = rows.map(({ id }) => id);
  const known = await readKnown(tenant, ids, await todayOf(tenant, now));
  return Map.groupBy(
    rows.map((row) => ({ company: companyOf(row), brief: toBrief(row, knownOf(known, row.id)) })),
    ({ company }) => company,
  );
}

/** The row of one account, or a not-found failure, also for another owner's account. */
export async function requireAccount({ tenant, owner }: Pick<Owned<unknown>, "tenant" | "owner">, id: string) {
  const row = await tenant.maybe(queries.getCustomerAccount(owner, id));
  if (!row) throw new Failure("customer_account.not_found");
  return row;
}

/** The limits of some accounts with the used part of each in its current period, in the business's time zone. */
export async function readLimits(
  tenant: Tenant,
  rows: readonly CustomerAccountRow[],
  today: Today,
): Promise<Map<string, Limit[]>> {
  const found = rows.length > 0 ? await tenant.many(listLimits(rows.map(({ id }) => id))) : [];
  const limits = new Map<string, Limit[]>();
  if (found.length === 0) return limits;
  const accounts = await readAccounts(
    tenant,
    found.map((limit) => limit.customer_account_id),
  );
  const idOf = new Map(accounts.map(({ id, state }) => [state.account.owner_id, id]));
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  for (const { customer_account_id, period, amount, goods_code } of found) {
    const [row, accountId] = [rowOf.get(customer_account_id), idOf.get(customer_account_id)];
    if (!row || !accountId) continue; // Both were just read by these ids.
    const used = await usedOf(tenant, accountId, { period, goods_code }, today);
    const text = (value: bigint) => accountAmountText(value, unitOf(row));
    const own = limits.get(customer_account_id) ?? [];
    limits.set(customer_account_id, [...own, { period, amount: text(amount), goods_code, used: text(used) }]);
  }
  return limits;
}
