import { calls } from "@patron/contract/routes";
import { expect } from "vitest";
import { entityTypesOf, listen } from "../listen.ts";
import { registration } from "../world.ts";
import { oneConnection } from "./connection.ts";
import { openShop, retryingClient, type SendRequest } from "./tills.ts";

/** A process of a server, as its clients see it: an address and a connection to it. */
export interface Reached {
  url: string;
  request: SendRequest;
}

/** Connections to the given servers, several to each. */
export function reach(urls: readonly string[], each: number): Reached[] {
  return Array.from({ length: each }, () => urls.map((url) => ({ url, request: oneConnection().request }))).flat();
}

/** A change of a price or a rule through one process counts in the very next sale through every other. */
export async function expectSharedSettings(reached: readonly Reached[]): Promise<void> {
  const [first] = reached;
  const { ownerToken, tills, goodsId, loyaltyId } = await openShop(first?.url ?? "", 1);
  const shops = reached.map(({ url, request }) => ({
    owner: retryingClient(url, ownerToken, undefined, request),
    till: retryingClient(url, tills[0]?.token, undefined, request),
  }));
  const body = { items: [{ code: "A", quantity: "1" }] };
  const amounts = async () => {
    const key = () => ({ idempotencyKey: crypto.randomUUID() });
    const sales = shops.map(({ till }) => till(calls.term.sale, { body }, key()));
    return (await Promise.all(sales)).map(({ check }) => check.totals.amount_to_pay);
  };
  const all = (amount: string) => reached.map(() => amount);
  expect(await amounts()).toEqual(all("10.00"));
  for (const [index, { owner }] of shops.entries()) {
    const price = `${11 + index}.00`;
    await owner(calls.goods.change, { path: { goodsId }, body: { prices: [{ currency: "UAH", price }] } });
    expect(await amounts(), "price").toEqual(all(price));
  }
  const price = "100.00";
  await shops[0]?.owner(calls.goods.change, { path: { goodsId }, body: { prices: [{ currency: "UAH", price }] } });
  const rule = { title: "Off", action_type: "discount-check-percent" as const, value: "1" };
  const added = await shops.at(-1)?.owner(calls.rules.add, { path: { loyaltyId }, body: rule });
  const path = { loyaltyId, ruleId: added?.id ?? loyaltyId };
  expect(await amounts(), "rule").toEqual(all("99.00"));
  for (const [index, { owner }] of shops.entries()) {
    await owner(calls.rules.change, { path, body: { value: String(10 + index) } });
    expect(await amounts(), "rule").toEqual(all(`${90 - index}.00`));
  }
}

/** A session that was opened through one process is valid in every other, and ends in all of them when it is closed through the last. */
export async function expectSharedSessions(reached: readonly Reached[]): Promise<void> {
  const [first] = reached;
  const { ownerToken } = await openShop(first?.url ?? "", 0);
  const statuses = async () => {
    const headers = { authorization: `Bearer ${ownerToken}` };
    const asked = reached.map(({ url, request }) => request(`${url}/api/x/auth/access`, { headers }));
    return new Set((await Promise.all(asked)).map(({ status }) => status));
  };
  expect(await statuses()).toEqual(new Set([200]));
  const last = reached.at(-1);
  const owner = retryingClient(last?.url ?? "", ownerToken, undefined, last?.request);
  await owner(calls.auth.signOut, {});
  expect(await statuses()).toEqual(new Set([401]));
}

/** Attempts to sign in count together, through whichever process. */
export async function expectSharedThrottle(reached: readonly Reached[]): Promise<void> {
  const login = registration().email;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const one = reached[attempt % reached.length];
    const headers = { "content-type": "application/json" };
    const sent = { method: "POST", headers, body: JSON.stringify({ login, password: "not the password" }) };
    const response = await one?.request(`${one.url}/api/business/auth/token`, sent);
    statuses.push(response?.status ?? 0);
  }
  expect(statuses.filter((status) => status !== 429)).toHaveLength(10);
  expect(statuses.slice(10)).toEqual([429, 429]);
}

/** A change or a sale through one process reaches the open screens of every other. */
export async function expectSharedEvents(reached: readonly Reached[]): Promise<void> {
  const [first] = reached;
  const { ownerToken, loyaltyId, tills } = await openShop(first?.url ?? "", 1);
  const body = { items: [{ code: "A", quantity: "1" }] };
  // Each stream takes a connection of its own, and so the next process.
  const windows = [];
  for (const { url } of reached) windows.push(await listen(`${url}/api`, ownerToken));
  for (const { url, request } of reached) {
    for (const window of windows) window.events.length = 0;
    const owner = retryingClient(url, ownerToken, undefined, request);
    await owner(calls.cardCategories.add, { path: { loyaltyId }, body: { title: crypto.randomUUID() } });
    const till = retryingClient(url, tills[0]?.token, undefined, request);
    await till(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
    for (const window of windows)
      await expect.poll(() => entityTypesOf(window)).toEqual(expect.arrayContaining(["card_category", "transaction"]));
  }
  for (const window of windows) window.close();
}
