import { calls } from "@patron/contract/routes";
import type pg from "pg";
import { expect } from "vitest";
import { type Checksums, checksumsOf } from "../checksums.ts";
import { insideOf } from "../own-database.ts";
import type { Books } from "./books.ts";
import { availableOf, balanceOf, type Card, heldOf } from "./card.ts";
import { type Counter, dayOf, litres, money, purseOf, shownOf, tankOf } from "./counter.ts";
import * as purses from "./purse.ts";

/** The visible state of a business: its cards, their special accounts, and the status of each transaction, by serial number. */
export interface Shown {
  cards: object[];
  purses: object[];
  /** The accounts that sales credit; null if there is none. */
  tanks: (string | null)[];
  statuses: Record<string, string>;
}

/** The state of the real system. */
export async function actualState(counter: Counter, owner: pg.Client): Promise<Shown> {
  const cards = await Promise.all(counter.customers.map((_, card) => shownOf(counter, card)));
  const beside = await Promise.all(counter.customers.map((_, card) => purseOf(counter, card)));
  const tanks = await Promise.all(counter.customers.map((_, card) => tankOf(counter, card)));
  const rows = await insideOf<{ id: string; status: string }>(owner, counter.s.w.businessId, {
    text: "select id, status from transaction where business_id = $1",
    values: [counter.s.w.businessId],
  });
  const serials = new Map([...counter.ids].map(([serial, id]) => [id, serial]));
  const statuses = Object.fromEntries(rows.map(({ id, status }) => [serials.get(id) ?? `unknown ${id}`, status]));
  return { cards, purses: beside, tanks, statuses };
}

/** The state that the model expects. */
export function expectedState({ cards, purses: beside, tanks, made, today }: Books): Shown {
  return {
    cards: cards.map((card) => seen(card, today)),
    purses: beside.map((purse) => ({
      balance: money(purse.balance),
      held: money(purses.heldOf(purse)),
      available: money(purses.availableOf(purse)),
      used: money(purses.usedOf(purse, today)),
    })),
    tanks: tanks.map((tank) => tank && litres(tank.left)),
    statuses: Object.fromEntries(made.map(({ serial, status }) => [serial, status])),
  };
}

function seen(card: Card, today: number): object {
  const lots = card.lots.filter(({ left }) => left !== 0);
  return {
    balance: money(balanceOf(card)),
    available: money(availableOf(card, today)),
    held: money(heldOf(card)),
    lots: lots.map(({ kind, left, until }) => ({
      ...{ kind, amount: money(left) },
      expire_date: until === null ? null : dayOf(until),
    })),
  };
}

/** Transfers that contradict their transaction: those of a cancelled one are reversed once, others never. */
const reversals = `
  select t.id, t.status, m.kind, count(r.id)::int as reversals
  from transaction t
  join transfer m on m.business_id = t.business_id and m.transaction_id = t.id and m.reverses_id is null
    and m.kind not in ('give-back', 'cash-rounding')
  left join transfer r on r.business_id = m.business_id and r.reverses_id = m.id
  where t.business_id = $1
  group by t.id, t.status, m.id, m.kind
  having count(r.id) <> case t.status when 'canceled' then 1 else 0 end`;

/** Invariants: the ledger check passes, and every cancelled transfer was reversed once. */
export async function expectInvariants({ s }: Counter, owner: pg.Client): Promise<void> {
  expect((await s.w.owner.request(calls.platform.proof, {})).gaps).toEqual([]);
  const { businessId } = s.w;
  expect(await insideOf(owner, businessId, { text: reversals, values: [businessId] })).toEqual([]);
}

/** A function that reads the checksums of the business's tables. */
export function watch({ s }: Counter, owner: pg.Client): Promise<() => Promise<Checksums>> {
  return checksumsOf(owner, s.w.businessId, "business");
}
