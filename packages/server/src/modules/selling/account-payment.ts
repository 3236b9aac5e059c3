import { Failure } from "@patron/contract/kit";
import { type Finals, ledger, type PricedCheck, type PriceInput } from "@patron/engine";
import { accountAmountText } from "@patron/engine/money";
import type { Selectable } from "kysely";
import type { Transaction } from "#kit/database/tables.ts";
import { idOf } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import type { LockedAccounts } from "../../ledger/lock.ts";
import { type Cause, post } from "../../ledger/post.ts";
import { refused } from "../../ledger/refusal.ts";
import * as accounts from "../account-payments/public.ts";
import { readAccountPrices } from "../goods/public.ts";
import { type NamedAccount, unitOf, warnIfLow } from "../special-accounts/public.ts";
import { accountMinor, addTransactionAccount } from "../transactions/public.ts";
import type { Prepared, SaleRequest } from "./price-input.ts";
import * as queries from "./queries.ts";
import type { Sale } from "./sale.ts";

type RequestedPayment = NonNullable<SaleRequest["payments"]>[number];

function requestOf(payments: SaleRequest["payments"]): (RequestedPayment & { special_account_id: string }) | undefined {
  const requested = payments?.find(({ payment_type }) => payment_type === "special-account");
  return requested?.special_account_id ? { ...requested, special_account_id: requested.special_account_id } : undefined;
}

/** Checks a payment's PIN before anything is written, and returns its id. */
export async function tryPinOf({ tenant, terminalId, now }: Sale, request: SaleRequest): Promise<string | undefined> {
  const requested = requestOf(request.payments);
  if (!requested?.pin || !request.customer_id) return undefined;
  const named = { customerId: request.customer_id, specialAccountId: requested.special_account_id, terminalId };
  return accounts.tryPin(tenant, named, requested.pin, now);
}

/** The special account that pays, checked except for the amount; undefined if the request names none. */
export async function planPayment(
  { tenant, now }: Pick<Sale, "tenant" | "now">,
  { site, customer, goods }: Pick<Prepared, "site" | "customer" | "goods">,
  request: SaleRequest,
): Promise<accounts.Paying | undefined> {
  const requested = requestOf(request.payments);
  if (!requested) return undefined;
  const payer = customer && { id: customer.id, access: customer.access };
  const row = await accounts.readPaying(tenant, requested.special_account_id, payer, site);
  if (row.odometer === "yes" && request.odometer == null) throw new Failure("customer_account.odometer_missing");
  if (row.vehicle_id === "yes" && request.vehicle_id == null) throw new Failure("customer_account.vehicle_missing");
  refuseOtherUnits(row, goods);
  return { row, account: accounts.payingAccount(row), today: await accounts.todayOf(tenant, now) };
}

/** An account in litres pays for goods in litres, one unit per unit. */
function refuseOtherUnits(row: accounts.PayingRow, goods: Prepared["goods"]): void {
  if (row.type !== "goods") return;
  const other = [...goods].find(([, item]) => item.unit !== row.unit);
  if (!other) return;
  const details = { account: row.special_account_id, line: other[0] };
  throw new Failure("payments.special_account_other_goods", { details });
}

/** Adds the paying account to the pricing input. */
export async function withAccount(
  tenant: Tenant,
  input: PriceInput,
  paying: accounts.Paying | undefined,
): Promise<PriceInput> {
  if (!paying) return input;
  const { row } = paying;
  const special_account = {
    ...{ id: row.special_account_id, version: row.version, title: row.title, type: row.type, unit: row.unit },
    ...{ goods_codes: row.goods_codes, bonuses_on_payment: row.bonuses_on_payment },
  };
  const payments = (input.payments ?? []).map((payment) =>
    payment.payment_type === "special-account" ? { ...payment, special_account } : payment,
  );
  return { ...input, payments, lines: row.type === "punches" ? await inPunches(tenant, input, row) : input.lines };
}

async function inPunches(tenant: Tenant, { lines }: PriceInput, { special_account_id }: accounts.PayingRow) {
  const ids = [...new Set(lines.map(({ goods }) => goods.id))];
  const prices = await readAccountPrices(tenant, ids, special_account_id);
  return lines.map((line) => {
    const price = prices.get(line.goods.id);
    return { ...line, account_prices: price === undefined ? [] : [{ special_account_id, price: price.toString() }] };
  });
}

/** The amount that the special account pays for a priced check, in its unit. */
export function takenOf(check: Pick<PricedCheck, "payments">): accounts.Taken {
  const paid = check.payments?.find((payment) => payment.account)?.account;
  if (!paid) return { total: 0n, lines: [] };
  const lines = paid.lines.map((line) => ({ code: line.code, amount: accountMinor(line.amount, paid) }));
  return { total: accountMinor(paid.amount, paid), lines };
}

/** Fails if the locked account does not have the amount available or may not pay it. */
export async function refusePayment(
  tenant: Tenant,
  { row, account, today }: accounts.Paying,
  locked: LockedAccounts,
  check: PricedCheck,
): Promise<void> {
  const taken = takenOf(check);
  if (taken.total === 0n) return;
  const available = ledger.available(locked.of(account), today.day);
  if (available !== null && taken.total > available) {
    const text = (value: bigint) => accountAmountText(value, unitOf(row));
    const details = { requested: text(taken.total), available: text(available) };
    throw new Failure("account.insufficient", { details });
  }
  await accounts.refuseBeyondLimits(tenant, row, locked.idOf(account), taken, today);
}

/** The data for a payment from an account besides the price. */
interface Settling {
  paying: accounts.Paying | undefined;
  locked: LockedAccounts;
  check: PricedCheck;
  /** The id of the PIN that was accepted. */
  pin: string | undefined;
}

/** Fails if a payment above the limit has no PIN; uses up a required PIN. */
async function requirePin(tenant: Tenant, { row }: accounts.Paying, taken: bigint, pin: string | undefined, now: Date) {
  if (row.limit_without_pin === null || taken <= row.limit_without_pin) return;
  if (pin) return accounts.spendPin(tenant, pin, now);
  const limit = accountAmountText(row.limit_without_pin, unitOf(row));
  throw new Failure("pin.needed", { details: { limit_without_pin: limit } });
}

/** Debits the paying account for a sale. */
export async function spendFromAccount(tenant: Tenant, settling: Settling, id: string, cause: Cause): Promise<void> {
  const taken = await takePayment(tenant, settling, cause, ledger.spend);
  if (settling.paying && taken > 0n) await keepMoved(tenant, settling.paying.row, id, taken);
}

/** Holds the amount of a check on the paying account. */
export async function holdOnAccount(tenant: Tenant, settling: Settling, id: string, cause: Cause): Promise<void> {
  await takePayment(tenant, settling, cause, (state, taken, day) => ledger.reserve(state, accountHold(id), taken, day));
}

/** Posts a payment or hold for a check, and returns its amount. */
async function takePayment(
  tenant: Tenant,
  { paying, locked, check, pin }: Settling,
  cause: Cause,
  decide: typeof ledger.spend,
): Promise<bigint> {
  const taken = paying ? takenOf(check).total : 0n;
  if (!paying || taken === 0n) return 0n;
  await requirePin(tenant, paying, taken, pin, cause.now);
  const before = locked.of(paying.account);
  const decision = decide(before, taken, paying.today.day);
  if (!decision.ok) throw refused(paying.account, decision.refusal);
  await post(tenant, locked, paying.account, decision.posting, cause);
  await warnIfLow(tenant, { before, after: locked.of(paying.account), now: cause.now });
  return taken;
}

async function keepMoved(
  tenant: Tenant,
  row: Pick<accounts.PayingRow, "id" | "special_account_id">,
  transaction_id: string,
  taken: bigint,
): Promise<void> {
  const { id: customer_account_id, special_account_id } = row;
  const moved = { transaction_id, customer_account_id, special_account_id, amount: -taken };
  await tenant.run(addTransactionAccount(moved));
}

/** The hold of a transaction on a special account; its own id is that of the hold on bonuses. */
const accountHold = (transactionId: string) => idOf("hold on a special account", transactionId);

/** The hold of a reservation on a special account. */
export interface HeldPayment {
  row: Pick<accounts.PayingRow, "id" | "special_account_id"> & NamedAccount;
  account: ledger.OwnerAccount;
  holdId: string;
}

/** The hold of a reserved transaction on a special account; undefined if none pays or the check is free. */
export async function readHeld(tenant: Tenant, { id }: Selectable<Transaction>): Promise<HeldPayment | undefined> {
  const paid = await tenant.maybe(queries.getAccountPayment(id));
  if (!paid?.customer_account_id || !paid.account_amount) return undefined;
  const row = await tenant.one(accounts.getHeldAccount(paid.customer_account_id));
  return { row, account: accounts.payingAccount(row), holdId: accountHold(id) };
}

/**
 * The final payments of a reserved check: as the till sends them, else from the reserved account. An account pays only its own reservation;
 * the till may use another payment method instead.
 */
export function finalPayments(finals: Finals, frozen: PriceInput): Finals {
  const reserved = frozen.payments?.find(({ payment_type }) => payment_type === "special-account");
  if (!finals.payments) return reserved ? { ...finals, payments: [{ ...reserved, amount: null }] } : finals;
  const payments = finals.payments.map((payment) => {
    if (payment.payment_type !== "special-account") return payment;
    if (!reserved || payment.special_account?.id !== reserved.special_account?.id)
      throw new Failure("payments.special_account_not_reserved");
    return { ...payment, special_account: reserved.special_account };
  });
  return { ...finals, payments };
}

/** Captures the cost of the delivered check from the account's hold, and releases the rest. */
export async function captureFromAccount(
  tenant: Tenant,
  held: HeldPayment | undefined,
  { locked, check }: Pick<Settling, "locked" | "check">,
  cause: Cause & { transactionId: string },
): Promise<void> {
  if (!held) return;
  const taken = takenOf(check).total;
  const decision = ledger.capture(locked.of(held.account), held.holdId, taken);
  if (!decision.ok) throw refused(held.account, decision.refusal);
  await post(tenant, locked, held.account, decision.posting, cause);
  if (taken > 0n) await keepMoved(tenant, held.row, cause.transactionId, taken);
}
