import { ledger, type PricedCheck, price } from "@patron/engine";
import { newId } from "../../../server/src/kit/id.ts";
import type { Dictionary } from "../../../server/src/kit/records/pack.ts";
import { dayIn } from "../../../server/src/kit/span.ts";
import type { Cause } from "../../../server/src/ledger/post.ts";
import { checkRows, creditedLots, transactionRow } from "../../../server/src/modules/selling/public.ts";
import { zone } from "../business/calendar.ts";
import type { Founded } from "../found/found.ts";
import type { PlannedSale } from "../plan.ts";
import type { Books, Moved } from "./books.ts";
import { Counters } from "./counters.ts";
import type { Lines } from "./lines.ts";
import type { Member } from "./members.ts";
import { prepareSale } from "./prepared.ts";
import type { Templates } from "./templates.ts";

/** A sale with its check number. */
export type NumberedSale = PlannedSale & { number: bigint };

/** What a cashier works with. */
export interface Till {
  founded: Founded;
  templates: Templates;
  /** With which the checks are stored. */
  dictionary: Dictionary;
  members: readonly Member[];
  books: Books;
  lines: Lines;
}
type Who = Cause["who"];

/** A sale that will be cancelled: its rows wait for the outcome. */
interface Waiting {
  at: number;
  row: ReturnType<typeof transactionRow>;
  rows: ReturnType<typeof checkRows>;
  cause: Cause;
  undo(cause: Cause, day: string): void;
}

const reasons = [
  "Wrong item scanned",
  "The customer changed their mind",
  "Goods were returned",
  "Paid at another till",
];

/**
 * Sells as the server does (`sell.ts`, `cancel.ts`), check by check in chronological order: the engine prices and decides, the server's
 * functions create the rows; only reading and locking are replaced by state in memory.
 */
export class Cashier {
  readonly counters = new Counters();
  readonly #till: Till;
  #waiting: Waiting[] = [];

  constructor(till: Till) {
    this.#till = till;
  }

  /** Sells one check, after the cancellations that are due before it. */
  sell(sale: NumberedSale): void {
    this.cancelUntil(sale.at);
    const now = new Date(sale.at);
    const day = dayIn(zone, now);
    const { books, members } = this.#till;
    const member = sale.customer === null ? undefined : members[sale.customer];
    const { who, row, rows, check } = this.#price(sale, member, now, day);
    const cause: Cause = { who, now, transactionId: row.id };
    const redeemed = row.bonuses_redeemed_amount;
    const moved = member ? settle(books, member, { redeemed, check, day, cause }) : [];
    books.postRounding(row.rounding_amount, row.currency, cause);
    const counted = { member, row, ruleIds: check.applied_rule_ids, day };
    this.counters.count(counted, 1);
    if (sale.cancelledAfter === null) {
      this.#store({ ...row, ...neverCancelled }, rows);
      return;
    }
    const undo = (again: Cause, today: string) => {
      if (member) books.reverse(member, moved, { day: today, policy: "allow-debt" }, again);
      books.postRounding(-row.rounding_amount, row.currency, again);
      this.counters.count(counted, -1);
    };
    this.#wait({ at: sale.at + sale.cancelledAfter, row, rows, cause, undo });
  }

  /** Prices the check with the engine, and creates its rows. */
  #price(sale: NumberedSale, member: Member | undefined, now: Date, day: string) {
    const { founded, templates, books, dictionary } = this.#till;
    const terminal = founded.terminals[sale.location]?.[sale.terminal];
    if (!terminal) throw new RangeError("The plan names a terminal that is not there.");
    const template = templates.of(sale.location, sale.terminal, terminal.range, sale.at);
    const { site } = template;
    const available = member ? (ledger.available(books.stateOf(member, site.currency, now), day) ?? 0n) : 0n;
    const prepared = prepareSale(template, sale, { member, available, now }, dictionary);
    const outcome = price(prepared.input);
    if (!outcome.ok) throw new Error(`The engine refuses: ${JSON.stringify(outcome.refusal)}`);
    const { check } = outcome;
    const who: Who = {
      ...{ kind: "terminal", terminalId: site.id, tokenHash: Buffer.alloc(0), posId: site.pos_id },
      ...{
        businessId: founded.businessId,
        settingsVersion: 0n,
        goodsVersion: 0n,
        seller: null,
        maySell: true,
        remoteAddr: "",
      },
    };
    const id = newId();
    const storing = { id, request: { items: [] }, type: "sale" as const, status: "success" as const, finalized: now };
    const row = {
      ...transactionRow({ who, now }, { prepared, input: prepared.input, check }, storing),
      number: sale.number,
    };
    return { who, row, rows: checkRows(id, prepared.goods, { ...check, costs: prepared.costs }), check };
  }

  /** Runs the cancellations that are due by then. */
  cancelUntil(at: number): void {
    for (let next = this.#waiting[0]; next && next.at <= at; next = this.#waiting[0]) {
      this.#waiting.shift();
      const now = new Date(next.at);
      const reason = reasons[next.at % reasons.length] ?? null;
      next.undo({ ...next.cause, now, reason }, dayIn(zone, now));
      const cancelled = { status: "canceled", cancel_dt: now, cancel_reason: reason, modified_dt: now, version: 2 };
      this.#store({ ...next.row, ...neverCancelled, ...cancelled }, next.rows);
    }
  }

  /** Drops cancellations after the end of the history. */
  close(): void {
    for (const { row, rows } of this.#waiting) this.#store({ ...row, ...neverCancelled }, rows);
    this.#waiting = [];
  }

  #wait(one: Waiting): void {
    const index = this.#waiting.findIndex((other) => other.at > one.at);
    this.#waiting.splice(index < 0 ? this.#waiting.length : index, 0, one);
  }
  #store(row: object, { items, taxes, costs, payments }: ReturnType<typeof checkRows>): void {
    const { lines } = this.#till;
    lines.add("transaction", { ...row });
    for (const item of items) lines.add("transaction_item", item);
    for (const tax of taxes) lines.add("transaction_tax", tax);
    for (const cost of costs) lines.add("transaction_cost", cost);
    for (const payment of payments) lines.add("transaction_payment", payment);
  }
}

const neverCancelled = { cancel_dt: null, cancel_reason: null, version: 1 };

interface Settling {
  redeemed: bigint;
  check: PricedCheck;
  day: string;
  cause: Cause;
}

/** Spends redeemed and credits earned bonuses. */
function settle(books: Books, member: Member, { redeemed, check, day, cause }: Settling): Moved[] {
  const moved: Moved[] = [];
  const state = () => {
    if (!member.state) throw new Error("Who buys has an account.");
    return member.state;
  };
  if (redeemed > 0n) moved.push(books.post(member, ledger.spend(state(), redeemed, day), cause));
  const lots = creditedLots(check);
  if (lots.length > 0) moved.push(books.post(member, ledger.accrue(state(), lots), cause));
  return moved;
}
