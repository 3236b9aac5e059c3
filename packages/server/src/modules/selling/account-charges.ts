import { Failure } from "@patron/contract/kit";
import { ledger, type PricedCheck, type Rule } from "@patron/engine";
import { parseAccountAmount } from "@patron/engine/money";
import type { InferResult } from "kysely";
import type { Change, Context } from "#kit/implement.ts";
import { SerializationFailure } from "#kit/serialization-failure.ts";
import { dayIn } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { lastDay } from "../../ledger/last-day.ts";
import { type LockedAccounts, lockAccounts } from "../../ledger/lock.ts";
import { type Cause, post } from "../../ledger/post.ts";
import { ledgerAccount, openFor, unitOf } from "../special-accounts/public.ts";
import * as queries from "./account-charge-queries.ts";

type Target = InferResult<ReturnType<typeof queries.listTargets>>[number];
/** Special accounts that a check's rules may credit, by id, with the customer's accounts. */
export type Targets = ReadonlyMap<string, Target>;
/** Where a check is sold. */
interface ChargeSite {
  loyalty_id: string;
  pos_id: string;
}
/** A stored rule with the id of its account. */
export type StoredRule = Rule & { special_account_id?: string | null };

/** Special accounts by id; no query without ids. */
export async function readTargets(tenant: Tenant, ids: Iterable<string>, customerId: string | null): Promise<Targets> {
  const distinct = [...new Set(ids)];
  const rows = distinct.length > 0 ? await tenant.many(queries.listTargets(distinct, customerId)) : [];
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * Rules with the accounts that they credit, in the engine's format, and those accounts. An account that accepts nothing now, or is switched
 * off for the customer, counts as closed, so its rule gives a reason.
 */
export async function withTargets(
  tenant: Tenant,
  rules: readonly StoredRule[],
  { site, customerId, now }: { site: ChargeSite; customerId: string | null; now: Date },
): Promise<{ rules: Rule[]; targets: Targets }> {
  const targets = await readTargets(
    tenant,
    rules.flatMap((rule) => rule.special_account_id ?? []),
    customerId,
  );
  if (targets.size === 0) return { targets, rules: withoutTargets(rules) };
  return {
    targets,
    rules: rules.map(({ special_account_id, ...rule }): Rule => {
      const target = special_account_id ? targets.get(special_account_id) : undefined;
      if (!target) return rule;
      const { id, type, title, unit } = target;
      return { ...rule, special_account: { id, type, title, unit, closed: isClosed(target, site, now) } };
    }),
  };
}

/** Sale after sale gets the same object, which is stored with each of them. */
const plain = new WeakMap<readonly StoredRule[], Rule[]>();
export function withoutTargets(rules: readonly StoredRule[]): Rule[] {
  const known = plain.get(rules) ?? rules.map(({ special_account_id: _, ...rule }): Rule => rule);
  plain.set(rules, known);
  return known;
}

function isClosed(target: Target, site: ChargeSite, now: Date): boolean {
  const elsewhere = (ids: readonly string[], id: string) => ids.length > 0 && !ids.includes(id);
  const past = target.expire_type === "date" && (target.expire_value ?? "") < dayIn(target.time_zone, now);
  const off = !target.active || target.own_active === false || target.scope !== "retail";
  return off || past || elsewhere(target.loyalty_ids, site.loyalty_id) || elsewhere(target.pos_ids, site.pos_id);
}

/** The customer's ledger accounts of the targets, to be locked together with the bonuses. */
export function targetAccounts(targets: Targets): ledger.OwnerAccount[] {
  return [...targets.values()].flatMap(({ own_id, type, unit }) =>
    own_id === null ? [] : [ledgerAccount({ id: own_id, type, unit })],
  );
}

interface Charged {
  check: Pick<PricedCheck, "accruals">;
  locked: LockedAccounts;
  targets: Targets;
  customerId: string;
}

/** What a check credited to one account of its customer. */
export interface Credited {
  target: Target;
  amount: bigint;
  after: ledger.AccountState;
  /** The check has opened it. */
  isNew: boolean;
}

/**
 * Credits a check's charges to special accounts, stores them with the transaction and returns them, each account once. Opens missing accounts last, when everything else is
 * locked; the later of two concurrent tills is retried.
 */
export async function creditTargets(
  { tenant, changed }: Pick<Context<never>, "tenant" | "changed">,
  charged: Charged,
  cause: Cause,
): Promise<Credited[]> {
  const credits = charged.check.accruals.flatMap(({ special_account, amount }) => {
    const target = special_account && charged.targets.get(special_account.id);
    return target ? [{ target, amount: amountOf(target, amount) }] : [];
  });
  const rows = [];
  const credited = new Map<string, Credited>();
  for (const { target, amount } of credits.toSorted((a, b) => (a.target.id < b.target.id ? -1 : 1))) {
    const { account, locked, isNew } = await ownAccount(tenant, target, charged, cause.now);
    if (isNew) changed(opening(account.owner_id, target, charged.customerId, cause));
    const expire_date = lifeOf(target, dayIn(target.time_zone, cause.now));
    const decision = ledger.accrue(locked.of(account), [{ kind: "ordinary", expire_date, amount }]);
    if (!decision.ok) throw new Failure(decision.refusal.code);
    await post(tenant, locked, account, decision.posting, cause);
    const before = credited.get(account.owner_id);
    const sum = amount + (before?.amount ?? 0n);
    const opened = isNew || before?.isNew === true;
    credited.set(account.owner_id, { target, amount: sum, after: locked.of(account), isNew: opened });
    rows.push({
      transaction_id: cause.transactionId ?? "",
      customer_account_id: account.owner_id,
      special_account_id: target.id,
      part: "charge" as const,
      amount,
    });
  }
  if (rows.length > 0) await tenant.run(queries.addTransactionAccounts(rows));
  return [...credited.values()];
}

function amountOf(target: Target, text: string): bigint {
  const amount = parseAccountAmount(text, unitOf(target));
  if (amount === undefined) throw new Error(`The engine wrote "${text}" where an amount of an account belongs.`);
  return amount;
}

/** The customer's locked account for a target, opened if missing. */
async function ownAccount(tenant: Tenant, target: Target, { locked, customerId }: Charged, now: Date) {
  const { type, unit, own_id } = target;
  if (own_id) return { account: ledgerAccount({ id: own_id, type, unit }), locked, isNew: false };
  const isNew = await openFor(tenant, target, { customer_id: customerId }, {}, { now, unlessThere: true });
  // A planned account is locked in order with the others; locked here, it would come after the bonuses.
  if (!isNew) throw new SerializationFailure(`somebody else opened an account of special account ${target.id}`);
  const { id } = await tenant.one(queries.getOwnAccount(customerId, target.id));
  const account = ledgerAccount({ id, type, unit });
  return { account, locked: await lockAccounts(tenant, [account], now), isNew };
}

/** The first history entry of an account that a sale opened: its owner, its special account and the sale. */
function opening(id: string, { id: special_account_id, title }: Target, user_id: string, cause: Cause): Change {
  const after = { title, user_id, special_account_id, transaction_id: cause.transactionId };
  return { entityType: "customer_account", id, after };
}

/** The last valid day of a credit. A day that has passed since the reservation still counts. */
function lifeOf({ expire_type, expire_value }: Target, day: string): string | null {
  return expire_type === "date" ? expire_value : lastDay(expire_type, expire_value, day);
}
