import { ledger } from "@patron/engine";
import type { InferResult } from "kysely";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import * as queries from "./queries.ts";

type AccountRow = InferResult<ReturnType<typeof queries.getAccount>>[number];

/** Owners' accounts, read under their locks, by `ledger.accountKey`. */
export class LockedAccounts {
  readonly #states = new Map<string, { id: string; state: ledger.AccountState }>();

  add(id: string, state: ledger.AccountState): void {
    this.#states.set(ledger.accountKey(state.account), { id, state });
  }
  /** The current state of a planned account. */
  of(account: ledger.OwnerAccount): ledger.AccountState {
    return this.#known(account).state;
  }
  idOf(account: ledger.OwnerAccount): string {
    return this.#known(account).id;
  }
  /** Replaces an account's state after a posting, for the next decision in the same transaction. */
  change(state: ledger.AccountState): void {
    this.#known(state.account).state = state;
  }
  #known(account: ledger.OwnerAccount) {
    const known = this.#states.get(ledger.accountKey(account));
    if (!known) throw new Error("An account moves only after it was planned and locked.");
    return known;
  }
}

interface Locking {
  /** Lots that a reversal may refill. */
  alsoLots?: readonly string[];
  /**
   * The maximum to be spent from each account. Only the lots needed for that are read (only debts for zero), which is enough to spend and
   * to credit and for nothing else. If absent, all are read.
   */
  spends?: bigint | undefined;
  /** Reads without locks, for a preview. */
  readOnly?: boolean;
  /**
   * Reads something else in the round trip that follows the locks. It may be called again, if an account was missing: the last call counts.
   */
  beside?: (() => Promise<unknown>) | undefined;
}

/**
 * Creates missing accounts, locks all of them in the order that every server uses, then reads their contents. Call it before inserting
 * anything that refers to them.
 */
export async function lockAccounts(
  tenant: Tenant,
  accounts: readonly ledger.OwnerAccount[],
  now: Date,
  { alsoLots = [], spends, readOnly = false, beside }: Locking = {},
): Promise<LockedAccounts> {
  const locked = new LockedAccounts();
  const planned = ledger.plan(accounts.map((account) => ({ account })));
  const [first, ...more] = planned;
  if (!first) {
    await beside?.();
    return locked;
  }
  if (!readOnly) for (const account of planned) await tenant.serialize(ledger.accountKey(account));
  if (more.length === 0 && !readOnly) {
    const [row, contents] = await lockTheOne(tenant, first, { alsoLots, lots: lotsFor(spends) }, beside);
    if (row) await add(tenant, locked, { rows: [row], contents, spends });
    if (row) return locked;
  }
  const rows: AccountRow[] = [];
  for (const account of planned) {
    const row = readOnly ? await tenant.maybe(queries.getAccount(account)) : await lockOne(tenant, account, now);
    if (row) rows.push(row);
    else locked.add("", emptyState(account));
  }
  const which = { alsoLots, lots: lotsFor(spends) };
  const [contents] = await Promise.all([
    rows.length > 0 ? tenant.many(queries.listContents(rows, which)) : [],
    beside?.(),
  ]);
  if (rows.length === 0) return locked;
  await add(tenant, locked, { rows, contents, spends });
  return locked;
}

function lotsFor(spends: bigint | undefined): queries.WhichLots {
  if (spends === undefined) return "open";
  return spends === 0n ? "debts" : "oldest";
}

interface Read {
  rows: readonly AccountRow[];
  contents: readonly ContentRow[];
  spends: bigint | undefined;
}

/** Adds accounts to the locked ones; reads all of their lots if the first ones are not enough. */
async function add(tenant: Tenant, locked: LockedAccounts, { rows, contents, spends }: Read): Promise<void> {
  const isShort = spends !== undefined && rows.some((row) => !reaches(row, contents, spends));
  const all = isShort ? await tenant.many(queries.listContents(rows)) : contents;
  for (const row of rows) locked.add(row.id, stateOf(row, all, spends !== undefined && !isShort));
}

/** Whether the oldest lots cover the amount to be spent besides the holds. */
function reaches({ id, held }: AccountRow, contents: readonly ContentRow[], spends: bigint): boolean {
  const oldest = contents.filter(
    (one) => one.account_id === id && one.kind !== null && one.expire_date === null && one.amount > 0n,
  );
  if (spends === 0n || oldest.length < queries.oldestLots) return true;
  return oldest.reduce((sum, { amount }) => sum + amount, 0n) >= spends + held;
}

/**
 * Locks an account and reads its contents in one round trip. They must be two statements: one statement's snapshot predates its wait for
 * the lock.
 */
function lockTheOne(
  tenant: Tenant,
  account: ledger.OwnerAccount,
  contents: Parameters<typeof queries.listContents>[1],
  beside: Locking["beside"],
) {
  return Promise.all([
    tenant.maybe(queries.lockAccount(account)),
    tenant.many(queries.listContents([account], contents)),
    beside?.(),
  ]);
}

/** The state of an account that does not exist yet. */
function emptyState(account: ledger.OwnerAccount): ledger.AccountState {
  return { account, balance: 0n, held: 0n, version: 0n, lots: [], holds: [] };
}

async function lockOne(tenant: Tenant, account: ledger.OwnerAccount, now: Date): Promise<AccountRow> {
  const there = await tenant.maybe(queries.lockAccount(account));
  if (there) return there;
  await tenant.run(queries.openAccounts([{ id: newId(), account }], now));
  return tenant.one(queries.lockAccount(account));
}

/** The accounts of one owner, or of several by owner, without locks, for display. */
export async function readAccounts(
  tenant: Tenant,
  owners: string | readonly string[],
): Promise<{ id: string; state: ledger.AccountState }[]> {
  const ownerIds = typeof owners === "string" ? [owners] : owners;
  const rows = ownerIds.length > 0 ? await tenant.many(queries.listAccounts(ownerIds)) : [];
  if (rows.length === 0) return [];
  const contents = await tenant.many(queries.listContents(rows));
  return rows.map((row) => ({ id: row.id, state: stateOf(row, contents, false) }));
}

type ContentRow = queries.LotRow | queries.HoldRow;

/** `some`: not all lots were read. */
function stateOf(row: AccountRow, contents: readonly ContentRow[], some: boolean): ledger.AccountState {
  const own = contents.filter((one) => one.account_id === row.id);
  const { owner_id, kind, unit, balance, held, version } = row;
  const lots = own
    .filter((one) => one.kind !== null)
    .map(({ id, kind: lotKind, expire_date, amount: remaining, sequence }) => ({
      id,
      kind: lotKind,
      expire_date,
      remaining,
      sequence,
    }));
  return {
    account: { owner_id, kind, unit },
    balance,
    held,
    version,
    credit_type: row.credit_type ?? undefined,
    credit_limit: row.credit_limit ?? undefined,
    expiring: row.expiring,
    lots,
    unread: some ? balance - lots.reduce((sum, { remaining }) => sum + remaining, 0n) : undefined,
    holds: holdsOf(own.filter((one) => one.kind === null)),
  };
}

function holdsOf(rows: readonly queries.HoldRow[]): ledger.Hold[] {
  const byId = Map.groupBy(rows, (row) => row.id);
  return [...byId.values()].map((own) => ({
    id: own[0]!.id, // A group has at least one row.
    amount: own[0]!.amount, // Likewise.
    pins: own.flatMap(({ lot_id, pin_amount }) =>
      lot_id !== null && pin_amount !== null ? [{ lot_id, amount: pin_amount }] : [],
    ),
  }));
}
