import type { corporateAccounts, customerAccounts } from "@patron/contract";
import { type BodyOf, Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import type { Context } from "#kit/implement.ts";
import { saveRow } from "#kit/records/record-rows.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { lockAccounts, readAccounts } from "../../ledger/lock.ts";
import { saveCredit } from "../../ledger/queries.ts";
import {
  ledgerAccount,
  openFor,
  refuseCredit,
  type SpecialAccountRow,
  shareSpecialAccount,
} from "../special-accounts/public.ts";
import { readTransaction } from "../transactions/public.ts";
import { amountIn } from "./amounts.ts";
import type { Actor } from "./move.ts";
import { isSameCredit, tellOfAccount } from "./notices.ts";
import * as queries from "./queries.ts";
import { type Owned, readOne, requireAccount } from "./read.ts";
import type { CustomerAccountRow } from "./views.ts";

// Calls of customers and of companies share this implementation and differ in their responses.

/** A new account of a customer or of a company. */
export type Give = BodyOf<typeof customerAccounts.add> | BodyOf<typeof corporateAccounts.add>;
type Change = BodyOf<typeof customerAccounts.change>;
type Requested<Body> = Pick<Context<typeof customerAccounts.change>, "who" | "changed"> & { body: Body };

/** The special account in a body, if its owner may have it. It does not change until the transaction ends. */
export async function requireSpecialAccount(
  tenant: Tenant,
  owner: queries.AccountOwner,
  { special_account_id, credit_type }: Give,
): Promise<SpecialAccountRow> {
  const special = await tenant.maybe(shareSpecialAccount(special_account_id));
  if (!special) throw new Failure("special_account.not_found");
  const isCustomers = "customer_id" in owner;
  if (isCustomers && special.scope !== "retail") throw new Failure("special_account.other_scope");
  if (!isCustomers && special.scope !== "corporate") throw new Failure("special_account.not_corporate");
  if (!special.active) throw new Failure("special_account.inactive");
  if (refuseCredit(special.expire_type !== "none", credit_type)) throw new Failure("special_account.expiry_on_credit");
  return special;
}

/** Opens a special account for an owner, with the special account's credit by default. */
export async function giveAccount<Shown extends object>(
  owned: Owned<Shown>,
  special: SpecialAccountRow,
  { body, changed }: Pick<Requested<Give>, "body" | "changed">,
): Promise<Shown> {
  const { tenant, owner, now } = owned;
  const { special_account_id: _, credit_limit, limits, id = newId(), ...provided } = body;
  const limit = credit_limit === undefined ? undefined : amountIn(special, credit_limit, "credit_limit");
  await openFor(tenant, special, owner, { ...provided, id, credit_limit: limit }, { now });
  const row = await tenant.one(queries.getCustomerAccount(owner, id));
  if (limits?.length) await tenant.run(queries.addLimits(id, limitRows(row, limits)));
  const after = await readOne(owned, id);
  changed({ entityType: "customer_account", id, after });
  const [opened] = await readAccounts(tenant, [id]);
  if (opened) await tellOfAccount(owned, row, { event: "account-opened", state: opened.state });
  return after;
}

/** Changes credit, limits and state of an account without moving value. */
export async function changeAccount<Shown extends object>(
  owned: Owned<Shown>,
  accountId: string,
  requested: Pick<Requested<Change>, "body" | "changed"> & Parameters<typeof refuseStale>[0],
): Promise<Shown> {
  const { tenant, owner, now } = owned;
  const { body, changed } = requested;
  const row = await tenant.maybe(queries.lockCustomerAccount(owner, accountId));
  if (!row) throw new Failure("customer_account.not_found");
  refuseStale(requested, row);
  const { credit_type, credit_limit, limits, ...provided } = body;
  if (refuseCredit(row.expire_type !== "none", credit_type)) throw new Failure("special_account.expiry_on_credit");
  const before = await readOne(owned, row.id);
  await changeCredit(owned, row, body);
  if (limits) {
    await tenant.run(queries.endLimits(row.id));
    if (limits.length > 0) await tenant.run(queries.addLimits(row.id, limitRows(row, limits)));
  }
  await tenant.run(saveRow("customer_account", row.id, provided, now));
  const after = await readOne(owned, row.id);
  changed({ entityType: "customer_account", id: row.id, before, after });
  return after;
}

/** Credit affects decisions, so it changes under the lock of the ledger account. */
async function changeCredit(
  { tenant, now }: Pick<Actor, "tenant" | "now">,
  row: CustomerAccountRow,
  { credit_type, credit_limit }: Change,
): Promise<void> {
  if (credit_type === undefined && credit_limit === undefined) return;
  const account = ledgerAccount(row);
  const locked = await lockAccounts(tenant, [account], now);
  const state = locked.of(account);
  const limit = credit_limit === undefined ? undefined : amountIn(row, credit_limit, "credit_limit");
  const type = credit_type ?? state.credit_type ?? "debit";
  const credit = { credit_type: type, credit_limit: limit ?? state.credit_limit ?? 0n };
  await tenant.run(saveCredit(locked.idOf(account), credit));
  if (isSameCredit(state, credit)) return;
  await tellOfAccount({ tenant, now }, row, { event: "account-limit-changed", state: { ...state, ...credit } });
}

/** Moves an account manually, and returns it with the transaction. */
export async function moveOwned<Shown, Body extends object>(
  owned: Owned<Shown>,
  move: (actor: Actor, row: CustomerAccountRow, body: Body) => Promise<string>,
  { path: { accountId }, who, body, changed }: Requested<Body> & { path: { accountId: string } },
) {
  const { tenant, now } = owned;
  const id = await move({ tenant, who, now }, await requireAccount(owned, accountId), body);
  changed({ entityType: "transaction", id, after: body });
  const transaction = await readTransaction(tenant, id);
  if (!transaction) throw new Error("A movement is stored.");
  return { account: await readOne(owned, accountId), transaction };
}

type Limits = NonNullable<Change["limits"]>;
function limitRows(account: Parameters<typeof amountIn>[0], limits: Limits) {
  return limits.map(({ period, amount, goods_code = null }, index) => {
    return { period, amount: amountIn(account, amount, `limits.${index}.amount`), goods_code };
  });
}
