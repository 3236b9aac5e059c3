import { ledger } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import type { LockedAccounts } from "./lock.ts";
import * as queries from "./queries.ts";

/** Why and for what value moves. */
export interface Cause {
  who: Who;
  now: Date;
  transactionId: string | null;
  /** The hold that the posting begins lives until then. */
  holdUntil?: Date;
  reason?: string | null;
  reversesId?: string | null;
}

/**
 * Writes a posting that the engine decided on an account under lock: transfer, entries with balance and version, lots,
 * holds; and takes the new state into the locked accounts. Answers the transfer's id, or nothing when only holds changed.
 */
export async function post(
  tenant: Tenant,
  locked: LockedAccounts,
  account: ledger.OwnerAccount,
  posting: ledger.Posting,
  cause: Cause,
): Promise<string | undefined> {
  const accountId = locked.idOf(account);
  const names = await nameLots(tenant, posting.new_lots.length);
  const after = ledger.apply(locked.of(account), posting, names);
  const transferId = posting.kind === null ? undefined : await writeTransfer(tenant, posting, accountId, after, cause);
  if (transferId) await writeLots(tenant, transferId, posting, accountId, names, cause.now);
  await tenant.run(
    queries.saveAccount(accountId, { balance: after.balance, held: after.held, version: after.version }),
  );
  for (const change of posting.hold_changes) await writeHold(tenant, change, accountId, cause);
  locked.change(after);
  return transferId?.id;
}

/** Entries that touch no owner's account, such as the rounding of cash. */
export async function postCounters(
  tenant: Tenant,
  kind: "cash-rounding",
  entries: ledger.Entry[],
  cause: Cause,
): Promise<void> {
  if (entries.length === 0) return;
  const id = newId();
  await tenant.run(queries.addTransfer(transferRow(id, kind, cause)));
  await tenant.run(queries.addEntries(entries.map((entry) => entryRow(id, entry, undefined))));
}

async function nameLots(tenant: Tenant, count: number): Promise<{ id: string; sequence: bigint }[]> {
  if (count === 0) return [];
  const sequences = await tenant.many(queries.nextSequences(count));
  return sequences.map(({ sequence }) => ({ id: newId(), sequence }));
}

interface Written {
  id: string;
  /** The entry on the owner's account. */
  entryId: string;
}

async function writeTransfer(
  tenant: Tenant,
  posting: ledger.Posting,
  accountId: string,
  after: ledger.AccountState,
  cause: Cause,
): Promise<Written> {
  const id = newId();
  const kind = posting.kind;
  if (kind === null) throw new Error("A posting without a kind moves nothing.");
  await tenant.run(queries.addTransfer(transferRow(id, kind, cause)));
  const rows = posting.entries.map((entry) => entryRow(id, entry, { accountId, after }));
  await tenant.run(queries.addEntries(rows));
  const own = rows.find((row) => row.account_id === accountId);
  if (!own) throw new Error("A posting moves the account that it was decided on.");
  return { id, entryId: own.id };
}

function transferRow(id: string, kind: queries.NewTransfer["kind"], cause: Cause): queries.NewTransfer {
  const { who, now, transactionId } = cause;
  return {
    id,
    kind,
    event_dt: now,
    posted_dt: now,
    transaction_id: transactionId,
    actor_kind: who.kind === "anonymous" ? "system" : who.kind,
    actor_id: who.kind === "person" ? who.personId : who.kind === "terminal" ? who.terminalId : null,
    reason: cause.reason ?? null,
    reverses_id: cause.reversesId ?? null,
  };
}

function entryRow(
  transferId: string,
  entry: ledger.Entry,
  own: { accountId: string; after: ledger.AccountState } | undefined,
): queries.NewEntry {
  const isCounter = "counter" in entry.account;
  const { kind, unit } = entry.account;
  return {
    id: newId(),
    transfer_id: transferId,
    account_id: isCounter ? null : (own?.accountId ?? null),
    counter: "counter" in entry.account ? entry.account.counter : null,
    kind,
    unit,
    amount: entry.amount,
    balance_after: isCounter ? null : (own?.after.balance ?? null),
    version: isCounter ? null : (own?.after.version ?? null),
  };
}

async function writeLots(
  tenant: Tenant,
  written: Written,
  posting: ledger.Posting,
  accountId: string,
  names: readonly { id: string; sequence: bigint }[],
  now: Date,
): Promise<void> {
  const made = posting.new_lots.map(({ kind, expire_date, amount }, place) => {
    const name = names[place];
    if (!name) throw new Error("Every new lot was named.");
    return { ...name, account_id: accountId, kind, expire_date, remaining: amount, created_dt: now };
  });
  if (made.length > 0) await tenant.run(queries.addLots(made));
  const moves = posting.lot_entries.map(({ lot, amount }, place) => {
    const lotId = "id" in lot ? lot.id : names[lot.new_lot]?.id;
    if (!lotId) throw new Error("A lot entry names a lot.");
    return { entry_id: written.entryId, lot_id: lotId, place, amount, isNew: !("id" in lot) };
  });
  for (const move of moves.filter(({ isNew }) => !isNew)) await tenant.run(queries.moveLot(move.lot_id, move.amount));
  if (moves.length > 0) await tenant.run(queries.addLotEntries(moves.map(({ isNew: _, ...row }) => row)));
}

async function writeHold(
  tenant: Tenant,
  change: ledger.HoldChange,
  accountId: string,
  { now, transactionId, holdUntil }: Cause,
): Promise<void> {
  const { hold_id: id, amount, pins } = change;
  await tenant.run(queries.endHold(id));
  if (amount === 0n) return;
  if (!holdUntil) throw new Error("A hold that begins needs an end.");
  await tenant.run(
    queries.addHold({
      id,
      account_id: accountId,
      transaction_id: transactionId,
      amount,
      created_dt: now,
      expires_dt: holdUntil,
    }),
  );
  if (pins.length > 0) await tenant.run(queries.addPins(pins.map((pin) => ({ hold_id: id, ...pin }))));
}
