import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { moneyText } from "@patron/engine";
import { quantityText } from "@patron/engine/money";
import { pino } from "pino";
import { expect } from "vitest";
import { inTenant, q } from "../../src/kit/database/rows.ts";
import { fileStore } from "../../src/kit/files.ts";
import { expireIn } from "../../src/modules/bonuses/expire.ts";
import { sellingJobs } from "../../src/modules/selling/jobs.ts";
import type { Caller, Exchange } from "../caller.ts";
import type { TestServer } from "../server.ts";
import { type Shop, shop } from "../shop.ts";
import { type Outcome, type Pointed, promoDays, type SaleResult } from "./books.ts";
import type { Policy } from "./card.ts";
import { nonsense } from "./nonsense.ts";
import { creditLimit, dayLimit } from "./purse.ts";
import { type By, cards } from "./request.ts";
import { perUnit } from "./tank.ts";

/** A sent request, so it can be repeated. */
export interface Sent {
  by: By;
  target: string;
  json: Record<string, unknown>;
  key: string;
}
/** The real system under comparison: a business of its own on the server, with its callers. */
export interface Counter {
  s: Shop;
  customers: readonly string[];
  /** The business's special account, and each customer's account. */
  specialId: string;
  accounts: readonly string[];
  /** The one that sales credit; nobody has it at first. */
  filledId: string;
  callers: Record<By, Caller>;
  /** By serial number: the request, its outcome, and its transaction. */
  sent: Map<number, Sent>;
  answers: Map<number, Exchange>;
  ids: Map<number, string>;
}

/** Noon of the first day of every run: no test spans midnight, and days are counted. */
const firstNoon = Date.UTC(2027, 2, 1, 10);
export const dayOf = (day: number) => Temporal.PlainDate.from("2027-03-01").add({ days: day }).toString();
export const litres = (thousandths: number) => quantityText(BigInt(thousandths));
export const money = (minor: number) => moneyText(BigInt(minor), "UAH");

/** A new business with rules that earn both kinds of bonuses, on the first day. */
export async function openCounter(server: TestServer, policy: Policy): Promise<Counter> {
  server.clock.forward(firstNoon - server.clock.now().getTime());
  const s = await shop(server);
  await s.settings("programme", { spent_bonus_policy: policy });
  await s.rule({ action_type: "charge-check-percent", value: "10", charge_target: "bonuses" });
  const ends = { promo_expire_type: "day", promo_expire_value: String(promoDays) } as const;
  const promo = { action_type: "charge-check-percent", value: "5", charge_target: "promotional-bonuses" } as const;
  await s.rule({ ...promo, ...ends });
  await s.w.owner.request(calls.business.changeRoleBasedModel, { body: { active: true } });
  const staff = await s.w.member({ roles: ["business-manager"] });
  const customers: string[] = [];
  const { id: specialId } = await s.w.make.specialAccount();
  const litres = { title: "Fuel", type: "goods", currency: null, unit: "L" } as const;
  const { id: filledId } = await s.w.make.specialAccount(litres);
  await s.w.make.rule({
    ...{ title: "Fills", action_type: "charge-items-amount", value: quantityText(BigInt(perUnit)) },
    ...{ charge_target: "special-account", special_account_id: filledId },
  });
  const accounts: string[] = [];
  while (customers.length < cards) {
    const customer = await s.member();
    const limits = [{ period: "day" as const, amount: money(dayLimit) }];
    const credit = { credit_type: "credit" as const, credit_limit: money(creditLimit) };
    const account = await s.w.make.customerAccount(customer, specialId, { ...credit, limits });
    customers.push(customer);
    accounts.push(account.id);
  }
  const callers = { till: s.till, owner: s.w.owner, staff };
  return { s, customers, specialId, accounts, filledId, callers, sent: new Map(), answers: new Map(), ids: new Map() };
}

/** Sends the request to the server, and returns the outcome in the model's terms. */
export async function perform(counter: Counter, request: Pointed, serial: number): Promise<Outcome> {
  const { s } = counter;
  switch (request.do) {
    case "roles": {
      const change = q.updateTable("member").set({ roles: request.roles }).where(inTenant());
      await s.w.inside((tenant) => tenant.run(change.where("access", "=", "business-staff")));
      return { done: true };
    }
    case "days":
      await sleep(counter, request.count);
      return { done: true };
    case "jobs":
      await runJobs(counter);
      return { done: true };
    case "repeat":
      return repeat(counter, request);
    default: {
      const wire = { ...wireOf(counter, request), key: randomUUID() };
      const answer = await send(counter, wire);
      return remember(counter, serial, wire, answer);
    }
  }
}

/** Remembers accepted requests, and returns the outcome. */
export function remember(counter: Counter, serial: number, wire: Sent, answer: Exchange): Outcome {
  const outcome = outcomeOf(answer, wire);
  if ("code" in outcome) return outcome;
  counter.sent.set(serial, wire);
  counter.answers.set(serial, answer);
  const { transaction } = answer.body as { transaction: { id: string } }; // Every accepted request returns one.
  const isNew = ![...counter.ids.values()].includes(transaction.id);
  if (isNew) counter.ids.set(serial, transaction.id);
  return outcome;
}

export function send({ callers }: Counter, { by, target, json, key }: Sent): Promise<Exchange> {
  return callers[by].send({ method: "POST", target, json, headers: { "idempotency-key": key } });
}

async function repeat(counter: Counter, request: Extract<Pointed, { do: "repeat" }>): Promise<Outcome> {
  const first = counter.sent.get(request.at);
  if (!first) throw new Error("The model repeats what was accepted.");
  const other = first.json.transaction_id ? { transaction_id: randomUUID() } : { comment: "changed" };
  const json = request.changed ? { ...first.json, ...other } : first.json;
  const answer = await send(counter, { ...first, json });
  const outcome = outcomeOf(answer, first);
  if ("code" in outcome) return outcome;
  expect(answer.headers.get("idempotency-replayed")).toBe("true");
  expect(answer.body).toEqual(counter.answers.get(request.at)?.body);
  return { again: request.at };
}

interface Reply {
  code?: string;
  transaction?: { totals: Record<string, string>; credited_accounts: { amount: string }[] };
}
/** The outcome of a request, in the model's terms. */
export function outcomeOf({ status, body }: Exchange, { target }: Pick<Sent, "target">): Outcome {
  const { code, transaction } = body as Reply; // A response of these calls, or a problem document.
  if (status !== 200 || !transaction) return { code: code ?? `status ${status}` };
  return /(sale|reserve|finalize)$/.test(target) ? { sale: saleResultOf(transaction) } : { done: true };
}

const minor = (text: string | undefined) => Math.round(Number(text) * 100);
function saleResultOf({ totals, credited_accounts: credited }: NonNullable<Reply["transaction"]>): SaleResult {
  return {
    redeemed: minor(totals.bonuses_redeemed_amount),
    toPay: minor(totals.amount_to_pay),
    added: minor(totals.bonuses_added_amount),
    promo: minor(totals.promo_bonuses_added_amount),
    litres: Math.round(credited.reduce((all, { amount }) => all + Number(amount), 0) * 1000),
  };
}

/** Requests that are sent as one call. */
export type Wired = Exclude<Pointed, { do: "roles" | "days" | "jobs" | "repeat" }>;
/** The HTTP request for a model request. */
export function wireOf(counter: Counter, request: Wired): Omit<Sent, "key"> {
  const bonuses = (card: number) => ({
    loyalty_id: counter.s.w.loyaltyId,
    customer_id: counter.customers[card] ?? "",
    currency: "UAH",
  });
  const transaction_id = counter.ids.get(request.at) ?? randomUUID();
  const prefix = "by" in request && request.by === "till" ? "/term/check" : "/transactions";
  switch (request.do) {
    case "sell":
    case "reserve":
      return checkOf(counter, request);
    case "finalize": {
      const items = request.by === "till" && request.tens !== null ? linesOf(counter, request.at, request.tens) : {};
      return { by: request.by, target: `${prefix}/finalize`, json: { transaction_id, ...items } };
    }
    case "refill": {
      const target = `/customer/${counter.customers[request.card]}/special_accounts/${counter.accounts[request.card]}/refill`;
      return { by: "owner", target, json: { amount: money(request.amount) } };
    }
    case "draw": {
      const named = { customer_id: counter.customers[request.card], special_account_id: counter.filledId };
      const json = { ...named, amount: litres(Math.max(0, request.amount ?? 0)) };
      return { by: request.by, target: "/transactions/special_account/write_offs", json };
    }
    case "cancel":
      return { by: request.by, target: `${prefix}/cancel`, json: { transaction_id } };
    case "add": {
      const ends = { promotional: true, expire_type: "day", expire_value: String(request.lives) };
      const json = { ...bonuses(request.card), amount: money(request.amount), ...(request.lives === null ? {} : ends) };
      return { by: request.by, target: "/transactions/bonuses/add", json };
    }
    case "adjust":
    case "adjust-to": {
      const by = request.do === "adjust" ? { amount: money(request.amount) } : { balance: money(request.amount) };
      return { by: request.by, target: "/transactions/bonuses/adjust", json: { ...bonuses(request.card), ...by } };
    }
    case "write-off": {
      const json = { ...bonuses(request.card), amount: money(request.amount) };
      return { by: request.by, target: "/transactions/bonuses/write_offs", json };
    }
    case "nonsense": {
      const { customer_id, loyalty_id } = bonuses(0);
      const { target, json } = nonsense[request.what] ?? { target: "", json: () => ({}) };
      const by = target.startsWith("/term/") ? "till" : request.by === "till" ? "owner" : request.by;
      return { by, target, json: json({ customer_id, loyalty_id }) };
    }
  }
}

function checkOf(counter: Counter, request: Extract<Wired, { do: "sell" | "reserve" }>): Omit<Sent, "key"> {
  const tens = { line_id: "A", code: "A", quantity: String(request.tens) };
  const items = [...(request.tens > 0 ? [tens] : []), { line_id: "B", code: "B", quantity: String(request.odds) }];
  const json = { items, customer_id: counter.customers[request.card], bonuses_to_redeem: money(request.redeem) };
  const expiry = request.do === "reserve" ? { expires_in_seconds: request.days * 86_400 } : {};
  const target = `/term/check/${request.do === "sell" ? "sale" : "reserve"}`;
  const payments = [{ payment_type: "special-account", special_account_id: counter.specialId }];
  return { by: "till", target, json: { ...json, ...expiry, ...(request.paid ? { payments } : {}) } };
}

/** The delivered part of the reserved units at 10.00, if any. */
function linesOf(counter: Counter, at: number, tens: number): object {
  const { items = [] } = (counter.sent.get(at)?.json ?? {}) as { items?: { line_id: string }[] }; // As it was sent.
  const isReserved = items.some(({ line_id }) => line_id === "A");
  return isReserved ? { items: [{ line_id: "A", quantity: String(tens) }] } : {};
}

/** Days pass; sessions stay valid. */
async function sleep({ s }: Counter, days: number): Promise<void> {
  const { clock } = s.w.server;
  clock.forward(days * 86_400_000);
  const now = clock.now();
  const change = { seen_dt: now, expires_dt: new Date(now.getTime() + 86_400_000) };
  const sessions = q.updateTable("session").set(change).where(inTenant());
  await s.w.inside((tenant) => tenant.run(sessions));
}

/** What the job queue would run by now, for this business. */
async function runJobs({ s, ids }: Counter): Promise<void> {
  const { pool, clock, settings } = s.w.server;
  const services = { pool, clock, settings, files: fileStore(settings.dataDir), log: pino({ level: "silent" }) };
  const jobs = sellingJobs(services);
  for (const id of ids.values()) {
    await jobs["transactions.expire"]?.({ business_id: s.w.businessId, id }, clock.now());
  }
  await expireIn(pool, s.w.businessId, clock.now());
}

/** What till and back office show of a card. */
export async function shownOf({ s, customers }: Counter, card: number): Promise<object> {
  const userId = customers[card] ?? "";
  const query = { user_id_value: userId, user_id_type: "external-id" as const };
  const till = await s.till.request(calls.term.customer, { query });
  const panel = (await s.w.owner.request(calls.customers.get, { path: { userId } })).cards[0]?.bonuses?.[0];
  const { bonuses: balance, bonuses_available: available, lots } = till;
  const seen = { balance, available, lots };
  if (!panel) return { ...seen, held: "0.00" };
  const inPanel = {
    balance: panel.balance,
    available: panel.available,
    lots: panel.lots.map(({ id: _, ...lot }) => lot),
  };
  expect(inPanel).toEqual(seen);
  return { ...seen, held: panel.held };
}

/** What till and back office show of the special account of a card. */
export async function purseOf({ s, customers, specialId, accounts }: Counter, index: number): Promise<object> {
  const path = { userId: customers[index] ?? "", accountId: accounts[index] ?? "" };
  const shown = await s.w.owner.request(calls.customerAccounts.get, { path });
  const query = { user_id_value: path.userId, user_id_type: "external-id" as const };
  const customer = (await s.till.request(calls.term.customer, { query })).special_accounts.find(
    ({ special_account_id }) => special_account_id === specialId,
  );
  const { balance, reserved: held, amount: available, limits } = shown;
  expect(customer).toMatchObject({ available, limits });
  return { balance, held, available, used: limits[0]?.used };
}

/** What till and back office show of the account that sales credit; null if the customer has none. */
export async function tankOf({ s, customers, filledId }: Counter, index: number): Promise<string | null> {
  const userId = customers[index] ?? "";
  const own = ({ special_account_id }: { special_account_id: string }) => special_account_id === filledId;
  const { items } = await s.w.owner.request(calls.customerAccounts.list, { path: { userId } });
  const query = { user_id_value: userId, user_id_type: "external-id" as const };
  const customer = (await s.till.request(calls.term.customer, { query })).special_accounts.find(own);
  const account = items.find(own);
  expect(customer?.available).toBe(account?.amount);
  return account?.balance ?? null;
}
