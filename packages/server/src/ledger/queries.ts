import type { CreditType } from "@patron/contract/words";
import type { ledger } from "@patron/engine";
import { sql } from "kysely";
import { q, raw, thisBusiness } from "#kit/database/rows.ts";

type OwnerAccount = ledger.OwnerAccount;

/** Makes the accounts that are not there yet. Two at once make one. */
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
    .where("business_id", "=", thisBusiness)
    .where("owner_id", "=", owner_id)
    .where("kind", "=", kind)
    .where("unit", "=", unit);

/** Locked against other postings until the transaction ends; weak enough for foreign keys to point at it meanwhile. */
export const lockAccount = (account: OwnerAccount) => oneAccount(account).forNoKeyUpdate();

export const getAccount = (account: OwnerAccount) => oneAccount(account);

/** Makes the account of somebody new, with its credit and whether its value ends. */
export const openAccount = (row: NewAccount) => q.insertInto("account").values(row);
interface NewAccount extends OwnerAccount {
  id: string;
  credit_type: CreditType;
  credit_limit: bigint;
  expiring: boolean;
  created_dt: Date;
}

/** How far an account may go below zero from now on. Only of one that is locked. */
export const saveCredit = (id: string, credit: { credit_type: CreditType; credit_limit: bigint }) =>
  q
    .updateTable("account")
    .set((eb) => ({ ...credit, credit_version: eb.ref("version") }))
    .where("business_id", "=", thisBusiness)
    .where("id", "=", id);

/** Every account of some owners, by owner, kind and unit. */
export const listAccounts = (ownerIds: readonly string[]) =>
  q
    .selectFrom("account")
    .selectAll()
    .where("business_id", "=", thisBusiness)
    .where("owner_id", "in", ownerIds)
    .orderBy("owner_id")
    .orderBy("kind")
    .orderBy("unit");

/** Lots of accounts with something left (debts too), oldest first; and those named besides. */
export const listLots = (accountIds: readonly string[], alsoIds: readonly string[] = []) =>
  q
    .selectFrom("lot")
    .selectAll()
    .where("business_id", "=", thisBusiness)
    .where("account_id", "in", accountIds)
    .where((eb) =>
      alsoIds.length > 0 ? eb.or([eb("remaining", "<>", 0n), eb("id", "in", alsoIds)]) : eb("remaining", "<>", 0n),
    )
    .orderBy("sequence");

/** Holds of accounts with their pins, oldest first; a hold without pins has one row with none. */
export const listHolds = (accountIds: readonly string[]) =>
  q
    .selectFrom("hold")
    .leftJoin("hold_pin", (join) =>
      join.onRef("hold_pin.business_id", "=", "hold.business_id").onRef("hold_pin.hold_id", "=", "hold.id"),
    )
    .select([
      "hold.id",
      "hold.account_id",
      "hold.amount",
      "hold.expires_dt",
      "hold_pin.lot_id",
      "hold_pin.amount as pin_amount",
    ])
    .where("hold.business_id", "=", thisBusiness)
    .where("hold.account_id", "in", accountIds)
    .orderBy("hold.id");

export const addTransfer = (row: NewTransfer) => q.insertInto("transfer").values(row);
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
}

export const addEntries = (rows: readonly NewEntry[]) => q.insertInto("entry").values([...rows]);
export interface NewEntry {
  id: string;
  transfer_id: string;
  account_id: string | null;
  counter: "issued" | "redeemed" | "lapsed" | "paid-in" | "paid-out" | "rounding" | null;
  kind: string;
  unit: string;
  amount: bigint;
  balance_after: bigint | null;
  version: bigint | null;
}

/** The next places in the age of lots, in one go. */
export const nextSequences = (count: number) =>
  raw(sql<{ sequence: bigint }>`select nextval('lot_sequence') as sequence from generate_series(1, ${count}::int)`);

export const addLots = (rows: readonly NewLotRow[]) => q.insertInto("lot").values([...rows]);
export interface NewLotRow {
  id: string;
  account_id: string;
  kind: "ordinary" | "promotional";
  expire_date: string | null;
  remaining: bigint;
  sequence: bigint;
  created_dt: Date;
}

/** Moves what is left of a lot by a signed amount. */
export const moveLot = (id: string, amount: bigint) =>
  q
    .updateTable("lot")
    .set((eb) => ({ remaining: eb("remaining", "+", amount) }))
    .where("business_id", "=", thisBusiness)
    .where("id", "=", id);

export const addLotEntries = (rows: readonly { entry_id: string; lot_id: string; place: number; amount: bigint }[]) =>
  q.insertInto("lot_entry").values([...rows]);

export const saveAccount = (id: string, after: { balance: bigint; held: bigint; version: bigint }) =>
  q.updateTable("account").set(after).where("business_id", "=", thisBusiness).where("id", "=", id);

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

/** Ends a hold; its pins go with it. */
export const endHold = (id: string) =>
  q.deleteFrom("hold").where("business_id", "=", thisBusiness).where("id", "=", id);

/** Transfers of a transaction with their entries on owners' accounts, oldest first; equal times by id. */
export const listTransfersOf = (transactionId: string) =>
  q
    .selectFrom("transfer")
    .innerJoin("entry", (join) =>
      join.onRef("entry.business_id", "=", "transfer.business_id").onRef("entry.transfer_id", "=", "transfer.id"),
    )
    .leftJoin("account", (join) =>
      join.onRef("account.business_id", "=", "entry.business_id").onRef("account.id", "=", "entry.account_id"),
    )
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
    .where("transfer.business_id", "=", thisBusiness)
    .where("transfer.transaction_id", "=", transactionId)
    .orderBy("transfer.id")
    .orderBy("entry.id");

/** How entries moved their lots, in the order in which they did. */
export const listLotEntries = (entryIds: readonly string[]) =>
  q
    .selectFrom("lot_entry")
    .innerJoin("lot", (join) =>
      join.onRef("lot.business_id", "=", "lot_entry.business_id").onRef("lot.id", "=", "lot_entry.lot_id"),
    )
    .select(["lot_entry.entry_id", "lot_entry.amount", "lot.id", "lot.kind", "lot.expire_date"])
    .where("lot_entry.business_id", "=", thisBusiness)
    .where("lot_entry.entry_id", "in", entryIds)
    .orderBy("lot_entry.entry_id")
    .orderBy("lot_entry.place");

/** What lies of lots in the counter-account of lapsed value: what lapsed and was not brought back; by lot. */
export const listLapsed = (lotIds: readonly string[]) =>
  raw(sql<{ lot_id: string; amount: bigint }>`
    select m.lot_id, -sum(m.amount)::bigint as amount from lot_entry m
    join entry own on own.business_id = m.business_id and own.id = m.entry_id
    join entry other on other.business_id = own.business_id and other.transfer_id = own.transfer_id
      and other.counter = 'lapsed'
    where m.business_id = ${thisBusiness} and m.lot_id = any(${lotIds}::uuid[])
    group by m.lot_id having sum(m.amount) < 0 order by m.lot_id`);

/** Entries of one account, newest first. */
export const listEntries = (accountId: string, limit: number) =>
  q
    .selectFrom("entry")
    .innerJoin("transfer", (join) =>
      join.onRef("transfer.business_id", "=", "entry.business_id").onRef("transfer.id", "=", "entry.transfer_id"),
    )
    .select([
      "entry.id",
      "transfer.kind",
      "transfer.event_dt",
      "transfer.transaction_id",
      "transfer.reason",
      "entry.unit",
      "entry.amount",
      "entry.balance_after",
    ])
    .where("entry.business_id", "=", thisBusiness)
    .where("entry.account_id", "=", accountId)
    .orderBy("entry.version", "desc")
    .limit(limit);
