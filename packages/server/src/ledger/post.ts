import { ledger } from "@patron/engine";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { Who } from "#kit/who.ts";
import type { LockedAccounts } from "./lock.ts";
import * as queries from "./queries.ts";

/** The reason for a movement. */
export interface Cause {
  who: Who;
  now: Date;
  transactionId: string | null;
  /** When a hold created by this posting expires. */
  holdUntil?: Date;
  reason?: string | null;
  reversesId?: string | null;
  /** The transfer of which a part is returned. */
  returnsId?: string | null;
}

/** What a posting writes: the resulting account, and the rows that explain it. */
export interface PostingRows {
  after: ledger.AccountState;
  /** Undefined if only holds changed. */
  transfer: queries.NewTransfer | undefined;
  entries: queries.NewEntry[];
  lots: (queries.NewLotRow & { sequence: bigint })[];
  /** Changes of existing lots. */
  lotMoves: { lot_id: string; amount: bigint }[];
  lotEntries: { entry_id: string; lot_id: string; place: number; amount: bigint }[];
}

/** The rows of a posting that the engine decided for an account's state. `names` are for its new lots, in order. */
export function postingRows(
  own: { id: string; state: ledger.AccountState },
  posting: ledger.Posting,
  names: ledger.LotNames,
  cause: Cause,
): PostingRows {
  const after = ledger.apply(own.state, posting, names);
  const { kind } = posting;
  if (kind === null) return { after, transfer: undefined, entries: [], lots: [], lotMoves: [], lotEntries: [] };
  const transfer = transferRow(newId(), kind, cause);
  const entries = posting.entries.map((entry) => entryRow(transfer.id, entry, { accountId: own.id, after }));
  const moved = entries.find((entry) => entry.account_id === own.id);
  if (!moved) throw new Error("A posting moves the account that it was decided on.");
  return { after, transfer, entries, ...lotRows(own.id, moved.id, posting, { names, now: cause.now }) };
}

function lotRows(
  accountId: string,
  entryId: string,
  posting: ledger.Posting,
  { names, now }: { names: ledger.LotNames; now: Date },
): Pick<PostingRows, "lots" | "lotMoves" | "lotEntries"> {
  const named = (index: number) => {
    const name = names[index];
    if (!name) throw new Error("Every new lot was named.");
    return name;
  };
  const lots = posting.new_lots.map(({ kind, expire_date, amount }, position) => {
    return { ...named(position), account_id: accountId, kind, expire_date, remaining: amount, created_dt: now };
  });
  const lotEntries = posting.lot_entries.map(({ lot, amount }, at) => {
    return { entry_id: entryId, lot_id: "id" in lot ? lot.id : named(lot.new_lot).id, place: at, amount };
  });
  const lotMoves = posting.lot_entries.flatMap(({ lot, amount }) => ("id" in lot ? [{ lot_id: lot.id, amount }] : []));
  return { lots, lotMoves, lotEntries };
}

/**
 * Writes a posting that the engine decided for a locked account: transfer, entries with balance and version, lots, holds. Updates the
 * locked accounts. Returns the transfer's id, or undefined if only holds changed.
 */
export async function post(
  tenant: Tenant,
  locked: LockedAccounts,
  account: ledger.OwnerAccount,
  posting: ledger.Posting,
  cause: Cause,
): Promise<string | undefined> {
  const own = { id: locked.idOf(account), state: locked.of(account) };
  const newLots = posting.new_lots.map(() => ({ id: newId(), sequence: 0n }));
  const { transfer, after, ...rows } = postingRows(own, posting, newLots, cause);
  const saved = { id: own.id, balance: after.balance, held: after.held, version: after.version };
  // Only new lots get something from the database; without them the next decision need not wait for it.
  if (newLots.length === 0) locked.change(after);
  let names = newLots;
  if (transfer) {
    const sequences = await tenant.many(queries.addPosting({ transfer, ...rows }, saved));
    names = newLots.map(({ id }, index) => ({ id, sequence: sequenceOf(sequences[index]) }));
  } else {
    await tenant.run(queries.saveAccount(saved));
  }
  for (const change of posting.hold_changes) await writeHold(tenant, change, own.id, cause);
  if (newLots.length > 0) locked.change(ledger.apply(own.state, posting, names));
  return transfer?.id;
}

function sequenceOf(row: { sequence: bigint } | undefined): bigint {
  if (!row) throw new Error("Every new lot gets a sequence number.");
  return row.sequence;
}

/** The rows of entries on counter-accounts only, such as cash rounding. */
export function counterRows(kind: "cash-rounding", entries: ledger.Entry[], cause: Cause) {
  const transfer = transferRow(newId(), kind, cause);
  return { transfer, entries: entries.map((entry) => entryRow(transfer.id, entry, undefined)) };
}

/** Writes entries on counter-accounts only. */
export async function postCounters(
  tenant: Tenant,
  kind: "cash-rounding",
  entries: ledger.Entry[],
  cause: Cause,
): Promise<void> {
  if (entries.length === 0) return;
  const rows = { ...counterRows(kind, entries, cause), lots: [], lotMoves: [], lotEntries: [] };
  await tenant.run(queries.addPosting(rows, null));
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
    returns_id: cause.returnsId ?? null,
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
