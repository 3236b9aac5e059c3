import type { CreditType } from "@patron/contract/enums";
import type { ledger } from "@patron/engine";
import { type RawBuilder, sql } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { inTenant, onRefInTenant, q, raw, tenantId } from "#kit/database/rows.ts";

type OwnerAccount = ledger.OwnerAccount;

/** Creates missing accounts. Concurrent calls create only one. */
export const openAccounts = (accounts: readonly { id: string; account: OwnerAccount }[], now: Date) =>
  q
    .insertInto("account")
    .values(
      accounts.map(({ id, account }) => ({
        id,
        owner_id: account.owner_id,
        kind: account.kind,
        unit: account.unit,
        created_dt: now,
      })),
    )
    .onConflict((at) => at.columns(["business_id", "owner_id", "kind", "unit"]).doNothing());

/** One account by its owner, kind and unit. */
const oneAccount = ({ owner_id, kind, unit }: OwnerAccount) =>
  q
    .selectFrom("account")
    .selectAll()
    .where(inTenant())
    .where("owner_id", "=", owner_id)
    .where("kind", "=", kind)
    .where("unit", "=", unit);

/** Locked against other postings until the transaction ends, but foreign keys can still refer to it. */
export const lockAccount = fixed((account: OwnerAccount) => oneAccount(account).forNoKeyUpdate());

export const getAccount = fixed((account: OwnerAccount) => oneAccount(account));

/** Creates an account with its credit and whether its value expires. */
export const openAccount = (row: NewAccount) => q.insertInto("account").values(row);
interface NewAccount extends OwnerAccount {
  id: string;
  credit_type: CreditType;
  credit_limit: bigint;
  expiring: boolean;
  created_dt: Date;
}

/** Sets how far an account may go below zero. Only for a locked account. */
export const saveCredit = (id: string, credit: { credit_type: CreditType; credit_limit: bigint }) =>
  q
    .updateTable("account")
    .set((eb) => ({ ...credit, credit_version: eb.ref("version") }))
    .where(inTenant())
    .where("id", "=", id);

/** All accounts of some owners, by owner, kind and unit. */
export const listAccounts = (ownerIds: readonly string[]) =>
  q
    .selectFrom("account")
    .selectAll()
    .where(inTenant())
    .where("owner_id", "in", ownerIds)
    .orderBy("owner_id")
    .orderBy("kind")
    .orderBy("unit");

/** How many lots `oldest` reads. */
export const oldestLots = 64;

/** The lots of the accounts in `own`. */
const lotsOf = {
  debts: () => sql`${ownLots} and remaining < 0`,
  open: () => sql`${ownLots} and remaining <> 0 order by sequence`,
  openAnd: (also: readonly string[]) =>
    sql`${ownLots} and (remaining <> 0 or id = any(${also}::uuid[])) order by sequence`,
  oldest: () => sql`${ownLots} and remaining < 0
      union all ${ownLots} and remaining > 0 and expire_date is not null
      union all (${ownLots} and remaining > 0 and expire_date is null order by sequence limit ${sql.lit(oldestLots)})`,
} satisfies Record<string, (also: readonly string[]) => RawBuilder<unknown>>;
const ownLots = sql`select * from lot where business_id = ${tenantId} and account_id = own.id`;

interface Owners {
  owners: readonly string[];
  kinds: readonly string[];
  units: readonly string[];
}
const contentsWith = (lots: (also: readonly string[]) => RawBuilder<unknown>) =>
  fixed(({ owners, kinds, units }: Owners, also: readonly string[]) =>
    raw(sql<LotRow | HoldRow>`
    with own as (
      select a.id from account a join unnest(${owners}::uuid[], ${kinds}::text[], ${units}::text[]) w (owner_id, kind, unit)
      on a.business_id = ${tenantId} and a.owner_id = w.owner_id and a.kind = w.kind and a.unit = w.unit)
    select l.account_id, l.id, l.kind, l.expire_date, l.remaining as amount, l.sequence, null::uuid as lot_id, null::bigint as pin_amount
    from own cross join lateral (${lots(also)}) l
    union all
    select h.account_id, h.id, null, null, h.amount, null, p.lot_id, p.amount
    from own join hold h on h.business_id = ${tenantId} and h.account_id = own.id
    left join hold_pin p on p.business_id = h.business_id and p.hold_id = h.id
    order by sequence, id`),
  );

/**
 * The contents of accounts: first their lots with a remainder (including debts) and the requested ones, oldest first; then their holds with
 * their pins, by id; a hold without pins has one row without. One statement, because everybody else waits for these accounts. Indexes:
 * lot_age, lot_debt, lot_ending.
 */
export const listContents = (accounts: readonly OwnerAccount[], { alsoLots = [], lots = "open" }: Contents = {}) =>
  contents[lots === "open" && alsoLots.length > 0 ? "openAnd" : lots](
    {
      owners: accounts.map((one) => one.owner_id),
      kinds: accounts.map((one) => one.kind),
      units: accounts.map((one) => one.unit),
    },
    alsoLots,
  );
const contents = {
  debts: contentsWith(lotsOf.debts),
  open: contentsWith(lotsOf.open),
  openAnd: contentsWith(lotsOf.openAnd),
  oldest: contentsWith(lotsOf.oldest),
};
interface Contents {
  /** For an account with very many lots, reading some is many times faster. */
  lots?: WhichLots;
  /** Lots that a reversal may refill, read in addition to all open ones. */
  alsoLots?: readonly string[];
}
/** All open lots; only debts; or debts, expiring lots and the oldest of the others. */
export type WhichLots = "open" | "debts" | "oldest";

interface HeldRow {
  account_id: string;
  id: string;
  amount: bigint;
}
/** A lot with its remainder. */
export interface LotRow extends HeldRow {
  kind: "ordinary" | "promotional";
  expire_date: string | null;
  sequence: bigint;
}
/** A hold with its pin on one lot. */
export interface HoldRow extends HeldRow {
  kind: null;
  lot_id: string | null;
  pin_amount: bigint | null;
}

export interface NewTransfer {
  id: string;
  kind: NonNullable<ledger.Posting["kind"]>;
  event_dt: Date;
  posted_dt: Date;
  transaction_id: string | null;
  actor_kind: "person" | "terminal" | "system";
  actor_id: string | null;
  reason: string | null;
  reverses_id: string | null;
  returns_id: string | null;
}
export interface NewEntry {
  id: string;
  transfer_id: string;
  account_id: string | null;
  counter: "issued" | "redeemed" | "expired" | "paid-in" | "paid-out" | "rounding" | null;
  kind: string;
  unit: string;
  amount: bigint;
  balance_after: bigint | null;
  version: bigint | null;
}
export interface NewLotRow {
  id: string;
  account_id: string;
  kind: "ordinary" | "promotional";
  expire_date: string | null;
  remaining: bigint;
  created_dt: Date;
}
interface NewPosting {
  transfer: NewTransfer;
  entries: readonly NewEntry[];
  lots: readonly NewLotRow[];
  /** Changes of existing lots. */
  lotMoves: readonly { lot_id: string; amount: bigint }[];
  lotEntries: readonly { entry_id: string; lot_id: string; place: number; amount: bigint }[];
}
/** An account after a posting. */
interface SavedAccount {
  id: string;
  balance: bigint;
  held: bigint;
  version: bigint;
}

/** Rows in one parameter, so a statement's text does not depend on their number. */
const textOf = (rows: readonly object[]) => JSON.stringify(rows, wholeAsText);
const wholeAsText = (_: string, value: unknown) => (typeof value === "bigint" ? value.toString() : value);

/**
 * Writes a posting in one statement, because everybody else waits for the account: transfer, entries, lots, and the resulting account (none
 * if only counter-accounts change). Returns the age sequences of the new lots, in order.
 */
export const addPosting = (posting: NewPosting, after: SavedAccount | null) => {
  const { transfer, entries, lots, lotMoves, lotEntries } = posting;
  return writePosting(
    {
      transfer: textOf([transfer]),
      entries: textOf(entries),
      lots: textOf(lots.map((lot, index) => ({ ...lot, place: index }))),
      lotMoves: textOf(lotMoves),
      lotEntries: textOf(lotEntries),
    },
    after,
  );
};

const writePosting = fixed((rows: Record<keyof NewPosting, string>, after: SavedAccount | null) =>
  raw(sql<{ sequence: bigint }>`
    select age as sequence from add_posting(${tenantId}, ${rows.transfer}::jsonb, ${rows.entries}::jsonb, ${rows.lots}::jsonb,
      ${rows.lotMoves}::jsonb, ${rows.lotEntries}::jsonb, ${after?.id ?? null}::uuid, ${after?.balance ?? 0n}, ${after?.held ?? 0n}, ${after?.version ?? 0n})`),
);

/** The next age sequences, in one statement. */
export const nextSequences = (count: number) =>
  raw(sql<{ sequence: bigint }>`select nextval('lot_sequence') as sequence from generate_series(1, ${count}::int)`);

export const saveAccount = fixed(({ id, balance, held, version }: SavedAccount) =>
  q.updateTable("account").set({ balance, held, version }).where(inTenant()).where("id", "=", id),
);

export const addHold = (row: NewHold) => q.insertInto("hold").values(row);
export interface NewHold {
  id: string;
  account_id: string;
  transaction_id: string | null;
  amount: bigint;
  created_dt: Date;
  expires_dt: Date;
}
export const addPins = (rows: readonly { hold_id: string; lot_id: string; amount: bigint }[]) =>
  q.insertInto("hold_pin").values([...rows]);

/** Ends a hold together with its pins. */
export const endHold = (id: string) => q.deleteFrom("hold").where(inTenant()).where("id", "=", id);

/** Transfers of a transaction with their entries on owners' accounts, oldest first; ties by id. */
export const listTransfersOf = fixed((transactionId: string) =>
  q
    .selectFrom("transfer")
    .innerJoin("entry", (join) => onRefInTenant(join, "entry.transfer_id", "transfer.id"))
    .leftJoin("account", (join) => onRefInTenant(join, "account.id", "entry.account_id"))
    .select([
      "transfer.id",
      "transfer.kind",
      "transfer.event_dt",
      "transfer.reverses_id",
      "transfer.reason",
      "entry.id as entry_id",
      "entry.counter",
      "entry.kind as account_kind",
      "entry.unit",
      "entry.amount",
      "entry.balance_after",
      "account.owner_id",
      "entry.account_id",
    ])
    .where(inTenant("transfer"))
    .where("transfer.transaction_id", "=", transactionId)
    .orderBy("transfer.id")
    .orderBy("entry.id"),
);

/** The lot movements of entries, in order. */
export const listLotEntries = (entryIds: readonly string[]) =>
  q
    .selectFrom("lot_entry")
    .innerJoin("lot", (join) => onRefInTenant(join, "lot.id", "lot_entry.lot_id"))
    .select(["lot_entry.entry_id", "lot_entry.amount", "lot.id", "lot.kind", "lot.expire_date"])
    .where(inTenant("lot_entry"))
    .where("lot_entry.entry_id", "in", entryIds)
    .orderBy("lot_entry.entry_id")
    .orderBy("lot_entry.place");

/** The expired and not restored amounts of lots in the counter-account; by lot. */
export const listExpired = (lotIds: readonly string[]) =>
  raw(sql<{ lot_id: string; amount: bigint }>`
    select m.lot_id, -sum(m.amount)::bigint as amount from lot_entry m
    join entry own on own.business_id = m.business_id and own.id = m.entry_id
    join entry other on other.business_id = own.business_id and other.transfer_id = own.transfer_id
      and other.counter = 'expired'
    where m.business_id = ${tenantId} and m.lot_id = any(${lotIds}::uuid[])
    group by m.lot_id having sum(m.amount) < 0 order by m.lot_id`);

/** Entries of one account, newest first. One of a transaction that the caller does not see has neither that nor its comment. */
export const listEntries = (accountId: string, limit: number) =>
  q
    .selectFrom("entry")
    .innerJoin("transfer", (join) => onRefInTenant(join, "transfer.id", "entry.transfer_id"))
    .leftJoin("transaction", (join) => onRefInTenant(join, "transaction.id", "transfer.transaction_id"))
    .select([
      "entry.id",
      "transfer.kind",
      "transfer.event_dt",
      "transaction.id as transaction_id",
      sql<
        string | null
      >`case when transfer.transaction_id is null or transaction.id is not null then transfer.reason end`.as("reason"),
      "entry.unit",
      "entry.amount",
      "entry.balance_after",
    ])
    .where(inTenant("entry"))
    .where("entry.account_id", "=", accountId)
    .orderBy("entry.version", "desc")
    .limit(limit);

/** What later refunds returned of some transfers, each as one amount that is not negative. */
export const sumReturns = (transferIds: readonly string[]) =>
  raw(sql<{ returns_id: string; amount: bigint }>`
    select t.returns_id, abs(sum(e.amount))::bigint as amount
    from transfer t join entry e on e.business_id = t.business_id and e.transfer_id = t.id and e.account_id is not null
    where t.business_id = ${tenantId} and t.returns_id = any(${transferIds}::uuid[]) group by t.returns_id`);
