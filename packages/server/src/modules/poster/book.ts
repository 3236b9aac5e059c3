import { CHARGE_ACTION_TYPES, type PosterSaleProblem, type RuleActionType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import { type PaymentInput, type PricedCheck, price } from "@patron/engine";
import { moneyText } from "@patron/engine/money";
import { newId } from "#kit/id.ts";
import type { Tenant } from "#kit/tenant.ts";
import { system } from "#kit/who.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer, readIdentity } from "../customers/public.ts";
import {
  bookCheck,
  bookForCustomer,
  getSaleCustomer,
  loadPricingContext,
  type Prepared,
  prepare,
  readSite,
  type Sale,
  type SaleCustomer,
  type Site,
} from "../selling/public.ts";
import type { StoredSale } from "./queries.ts";
import type { Details } from "./views.ts";

/** What is stored of a sale of Poster. */
export interface Body {
  lines: readonly { code: string; title: string; quantity: string; paid: string }[];
  payments: readonly { payment_type: "cash" | "bank-card" | "bank-card-external"; amount: string }[];
  phone: string | null;
}
/** What became of a sale: booked as a transaction, perhaps without its customer, or not. */
export interface Outcome {
  transaction_id: string | null;
  problem: PosterSaleProblem | null;
  details: Details;
}
type Booking = Pick<StoredSale, "terminal_id" | "number" | "amount" | "closed_dt" | "currency"> & { body: Body };

const unbooked = (problem: PosterSaleProblem, details: Details = {}): Outcome => ({
  ...{ transaction_id: null, problem, details },
});

/** The terminal decides neither prices nor amounts of these sales. */
const unlimited = { price_entry: "all", line_tolerance: "1" } as const;
const charges: readonly RuleActionType[] = CHARGE_ACTION_TYPES;

/**
 * Books a sale as Poster has it: with what was paid for each product, at its time, and for the customer with its telephone. Discounts were given there, so
 * of the rules only those count that credit the customer. Writes nothing if it cannot be booked.
 */
export async function book(tenant: Tenant, sold: Booking, now: Date): Promise<Outcome> {
  // Poster has given the customer a receipt; a fiscal device of the till does not register the sale again.
  const site = { ...(await readSite(tenant, sold.terminal_id)), fiscal: false };
  if (!site.loyalty_active) return unbooked("loyalty-inactive");
  const found = await prepareSale(tenant, site, sold);
  if ("problem" in found) return found;
  const { prepared, check } = found;
  const id = newId();
  const request = { items: [], external_id: sold.number.toString() };
  // Accounts that a sale opens are recorded with the sale itself.
  const sale: Sale = { tenant, who: system, terminalId: site.id, now, changed: () => {} };
  const stored = {
    ...{ id, request, soldAt: sold.closed_dt, input: prepared.input, check, site, goods: prepared.goods },
    appliesRule: ({ action_type }: { action_type: RuleActionType }) => charges.includes(action_type),
  };
  const customer = await readCustomer(tenant, site, sold.body.phone);
  const other = typeof customer === "object" ? await bookForCustomer(sale, stored, customer) : undefined;
  const problem = other ? "customer-price" : typeof customer === "string" ? customer : null;
  if (problem !== null || customer === undefined) await bookCheck(sale, stored);
  tenant.announce("transaction");
  return { transaction_id: id, problem, details: other ? { other_amount: other.amount } : {} };
}

/** The check of an unknown customer, if it comes to what was paid. */
async function prepareSale(
  tenant: Tenant,
  site: Site,
  { body, amount, closed_dt, currency }: Booking,
): Promise<{ prepared: Prepared; check: PricedCheck } | Outcome> {
  if (site.currency !== currency) return unbooked("amounts-differ");
  const items = body.lines.map(({ code, quantity, paid }) => ({
    code,
    quantity,
    stated_amount: paid,
    price: unitPrice(paid, quantity),
  }));
  const request = { items: items.map((item) => ({ ...item, code: item.code || "?" })) };
  const context = await loadPricingContext(tenant, site, request, closed_dt);
  const known = new Set(context.goods.map(({ code }) => code));
  const missing = body.lines.filter(({ code }) => !known.has(code)).map(({ code, title }) => ({ code, title }));
  if (missing.length > 0) return unbooked("goods-unknown", { missing });
  const prepared = await prepare(tenant, site, context, request, closed_dt);
  if (typeof prepared === "number" || items.length === 0) return unbooked("not-priced");
  const { input } = prepared;
  // The last payment pays the rest, so that another amount is found at all.
  const payments: PaymentInput[] = body.payments.map((paid, index, { length }) =>
    index < length - 1 ? paid : { payment_type: paid.payment_type },
  );
  const own = {
    ...{ ...input, terminal: { ...input.terminal, ...unlimited }, rules: [] },
    payments: payments.length === 0 ? null : payments,
  };
  const outcome = price(own);
  if (!outcome.ok) return unbooked(outcome.refusal.code.startsWith("payments.") ? "amounts-differ" : "not-priced");
  const { amount_to_pay } = outcome.check.totals;
  if (amount_to_pay !== moneyText(amount, currency)) return unbooked("amounts-differ", { other_amount: amount_to_pay });
  return { prepared: { ...prepared, input: own }, check: outcome.check };
}

/** Ten thousandths of what one unit cost: the amount of a line counts, and the price explains it. */
function unitPrice(paid: string, quantity: string): string {
  const each = Number(paid) / Number(quantity);
  return Number.isFinite(each) ? each.toFixed(4) : "0";
}

/** The customer with a telephone, or why the sale cannot be theirs; undefined without one. */
async function readCustomer(
  tenant: Tenant,
  site: Site,
  phone: string | null,
): Promise<SaleCustomer | "customer-unknown" | "customer-blocked" | undefined> {
  if (phone === null) return undefined;
  const { country } = await readBusiness(tenant);
  const identity = { user_id_value: phone, user_id_type: "phone" } as const;
  if (!readIdentity(identity, country)) return "customer-unknown";
  const found = await findCustomer(tenant, identity, country);
  const customer = found && (await tenant.maybe(getSaleCustomer(site.loyalty_id, found.id)));
  if (!customer?.card_id) return "customer-unknown";
  return customer.blocked ? "customer-blocked" : customer;
}

/** The same; a sale that the till refuses is kept with the others that cannot be booked. */
export async function tryToBook(tenant: Tenant, sold: Booking, now: Date): Promise<Outcome> {
  try {
    return await book(tenant, sold, now);
  } catch (error) {
    // The engine or a setting refuses it; the database has refused nothing.
    if (error instanceof Failure) return unbooked("not-priced");
    throw error;
  }
}
