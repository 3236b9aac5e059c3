import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient, type Outgoing } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect } from "vitest";
import { registration } from "../world.ts";

/** One attempt of a call as its sender saw it. */
export interface Attempt {
  /** Undefined if the connection broke before a response. */
  status: number | undefined;
  ms: number;
  retryAfter: string | null;
  /** A stored response, because the key had been used. */
  replayed: boolean;
  /** The server's id of the request, as in its log. */
  requestId: string | null;
}
export type OnAttempt = (attempt: Attempt) => void;

/** A till with its customer. */
export interface Till {
  /**
   * Sells one item, paid with some of the customer's bonuses and the rest from their special account; repeats until there is a response,
   * and returns the sale's id.
   */
  sell(): Promise<string>;
  token: string;
}
export interface OpenShop {
  owner: Client;
  ownerToken: string;
  loyaltyId: string;
  /** The item that every till sells. */
  goodsId: string;
  tills: Till[];
  /** The customers' special accounts. */
  accounts: { userId: string; accountId: string }[];
}

/** An attempt is abandoned after this long, far beyond the server's limit, so a test fails instead of waiting. */
const timeoutMs = 40_000;

/** Sends a request like `fetch`, over any connection or over a certain one. */
export type SendRequest = (url: string, init: RequestInit) => Promise<Response>;

/** A client that repeats requests without a response with the same key, like tills. */
export function retryingClient(
  url: string,
  token: string | undefined,
  onAttempt: OnAttempt = () => {},
  request: SendRequest = fetch,
): Client {
  return createClient(async (outgoing: Outgoing) => {
    for (;;) {
      const answer = await attempt(`${url}/api${outgoing.target}`, outgoing, { token, onAttempt, request });
      // Unavailable, or an unfinished attempt still holds the key: neither is a final response.
      if (answer && answer.status !== 503 && answer.status !== 409) return answer;
      await wait(50);
    }
  });
}

async function attempt(
  url: string,
  { method, headers, json }: Outgoing,
  { token, onAttempt, request }: { token: string | undefined; onAttempt: OnAttempt; request: SendRequest },
) {
  const began = performance.now();
  const sentHeaders: Record<string, string> = { ...headers };
  if (token) sentHeaders.authorization = `Bearer ${token}`;
  if (json !== undefined) sentHeaders["content-type"] = "application/json";
  const sent = { method, headers: sentHeaders, signal: AbortSignal.timeout(timeoutMs) };
  try {
    const response = await request(url, json === undefined ? sent : { ...sent, body: JSON.stringify(json) });
    const body: unknown = await response.json();
    onAttempt({
      status: response.status,
      ms: performance.now() - began,
      retryAfter: response.headers.get("retry-after"),
      replayed: response.headers.get("idempotency-replayed") === "true",
      requestId: response.headers.get("x-request-id"),
    });
    return { status: response.status, body };
  } catch {
    // Cut off on its way: the outcome is unknown, so it is sent again.
    onAttempt({ status: undefined, ms: performance.now() - began, retryAfter: null, replayed: false, requestId: null });
    return undefined;
  }
}

/** What each customer has paid in, and the part of each sale that bonuses do not cover. */
const paidIn = "100000.00";
const ofEach = 9.9;

/** Sets up a business that can sell: a location, an item, tills, and for each a customer with bonuses and a special account. */
export async function openShop(
  url: string,
  tills: number,
  onAttempt: (attempt: Attempt, till: number) => void = () => {},
  requestOf: (till: number) => SendRequest = () => fetch,
): Promise<OpenShop> {
  const anonymous = retryingClient(url, undefined);
  const session = await anonymous(
    calls.auth.register,
    { body: registration() },
    { idempotencyKey: crypto.randomUUID() },
  );
  const owner = retryingClient(url, session.token);
  const [loyalty] = (await owner(calls.embedded.loyalties, {})).items;
  const loyalty_id = loyalty?.id ?? "";
  const pos = await owner(calls.pos.add, { body: { loyalty_id, title: "Shop" } });
  const prices = [{ currency: "UAH", price: "10.00" }];
  const goods = await owner(calls.goods.add, {
    body: { code: "A", title: "Item A", prices, loyalty_ids: [loyalty_id] },
  });
  const deposit = { title: "Deposit", scope: "retail", type: "money", currency: "UAH" } as const;
  const special = await owner(calls.specialAccounts.add, { body: deposit });
  const payments = [{ payment_type: "special-account" as const, special_account_id: special.id }];
  const made: Till[] = [];
  const accounts: OpenShop["accounts"] = [];
  for (let index = 0; index < tills; index += 1) {
    const title = `Till ${index}`;
    const terminal = await owner(calls.terminals.add, { body: { pos_id: pos.id, title, currency: "UAH" } });
    const { hand_off } = await owner(calls.term.openTill, { path: { terminalId: terminal.id } });
    const { token } = await anonymous(calls.term.handOff, { body: { hand_off } });
    const till = retryingClient(url, token, (attempt) => onAttempt(attempt, index), requestOf(index));
    const user_id_value = `+3806712345${String(index).padStart(2, "0")}`;
    const customer = await till(calls.term.addCustomer, { body: { user_id_value } });
    const bonuses = { loyalty_id, customer_id: customer.id, currency: "UAH", amount: "1000.00" };
    await owner(calls.transactions.addBonuses, { body: bonuses });
    const path = { userId: customer.id };
    const given = { special_account_id: special.id, limits: [{ period: "year" as const, amount: paidIn }] };
    const { id: accountId } = await owner(calls.customerAccounts.add, { path, body: given });
    await owner(calls.customerAccounts.refill, { path: { ...path, accountId }, body: { amount: paidIn } });
    accounts.push({ ...path, accountId });
    const items = [{ code: "A", quantity: "1" }];
    const body = { items, customer_id: customer.id, bonuses_to_redeem: "0.10", payments };
    made.push({
      token,
      async sell() {
        const { transaction } = await till(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
        return transaction.id;
      },
    });
  }
  return { owner, ownerToken: session.token, loyaltyId: loyalty_id, goodsId: goods.id, tills: made, accounts };
}

/** Between two sales of a till. Without a pause, the tills take the cores that a server needs to start again. */
const pauseMs = 15;

/** Every till sells until stopped; then returns the acknowledged sales, of which `sold` is the number so far. */
export function keepSelling(tills: readonly Till[]): { sold(): number; stop(): Promise<string[]> } {
  const acknowledged: string[] = [];
  let isOver = false;
  const selling = tills.map(async (till) => {
    while (!isOver) {
      acknowledged.push(await till.sell());
      await wait(pauseMs);
    }
  });
  return {
    sold: () => acknowledged.length,
    async stop() {
      isOver = true;
      await Promise.all(selling);
      return acknowledged;
    },
  };
}

/** Statistics of attempts, for the log. */
export function figuresOf(attempts: readonly Attempt[]): string {
  const ends = Object.entries(Object.groupBy(attempts, ({ status }) => status ?? "none")).sort();
  const longest = Math.round(Math.max(0, ...attempts.map(({ ms }) => ms)));
  return `${ends.map(([status, some]) => `${some?.length} × ${status}`).join(", ")}, longest ${longest} ms`;
}

/** What the servers logged about requests that were not answered well. */
export function causesOf(attempts: readonly Attempt[], servers: readonly { log(): string }[]): string {
  const ids = attempts.flatMap(({ requestId }) => requestId ?? []);
  const lines = servers.flatMap((server) => server.log().split("\n"));
  return lines.filter((line) => ids.some((id) => line.includes(id))).join("\n");
}

/** Every acknowledged sale is stored exactly once, and no other; the accounts have paid for them; and the ledger check passes. */
export async function expectLedger({ owner, accounts }: OpenShop, acknowledged: readonly string[]): Promise<void> {
  const stored: string[] = [];
  for (let page = 1; ; page += 1) {
    const requested = { query: { transaction_type: "sale" as const }, page: { page, count: 500 } };
    const { items } = await owner(calls.transactions.list, requested);
    if (items.length === 0) break;
    stored.push(...items.map(({ id }) => id));
  }
  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(stored.sort()).toEqual([...acknowledged].sort());
  const paid: number[] = [];
  for (const path of accounts) {
    const { balance, reserved, limits } = await owner(calls.customerAccounts.get, { path });
    paid.push(Number(paidIn) - Number(balance));
    expect(reserved).toBe("0.00");
    expect(Number(limits[0]?.used)).toBeCloseTo(Number(paidIn) - Number(balance), 2);
  }
  expect(paid.reduce((sum, one) => sum + one, 0)).toBeCloseTo(acknowledged.length * ofEach, 2);
  expect((await owner(calls.platform.proof, {})).gaps).toEqual([]);
}
