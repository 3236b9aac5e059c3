import { ledger } from "@patron/engine";
import { newId } from "../../../server/src/kit/id.ts";
import { type Cause, counterRows, type PostingRows, postingRows } from "../../../server/src/ledger/post.ts";
import type { Lines } from "./lines.ts";
import { emptyState, type Member } from "./members.ts";

/** A transfer on a member's account, with the data needed to cancel it. */
export interface Moved {
  transferId: string;
  past: ledger.PastTransfer;
}
type Decision = ledger.Decision | undefined;
type Lot = ledger.Lot;

/** The bonus accounts during the load: the engine decides, the server's functions create the rows, and only the state is in memory. */
export class Books {
  readonly #lines: Lines;
  readonly #sequence: () => bigint;
  /** Lots that have moved since they were created. One that is used up is nowhere else. */
  readonly #moved = new Map<string, Lot>();
  /** Members with a lot that expires on a day. */
  readonly #ending = new Map<string, Set<Member>>();

  constructor(lines: Lines, sequence: () => bigint) {
    this.#lines = lines;
    this.#sequence = sequence;
  }

  /** The account of a member, opened by their first sale. */
  stateOf(member: Member, currency: string, now: Date): ledger.AccountState {
    if (member.state) return member.state;
    const state = emptyState(member.row.card_id, currency);
    const { owner_id, kind, unit } = state.account;
    this.#lines.add("account", { id: member.accountId, owner_id, kind, unit, created_dt: now });
    member.state = state;
    return state;
  }

  /** Posts a decision on a member's account. Used-up lots leave the state, as in what the server reads. */
  post(member: Member, decision: Decision, cause: Cause): Moved {
    if (!decision?.ok || !member.state) throw new Error(`The ledger refuses: ${JSON.stringify(decision, showBigint)}`);
    const { posting } = decision;
    const amount = posting.balance - member.state.balance;
    const names = posting.new_lots.map(() => ({ id: newId(), sequence: this.#sequence() }));
    const rows = postingRows({ id: member.accountId, state: member.state }, posting, names, cause);
    const { transfer } = rows;
    if (!transfer || posting.kind === null) throw new Error("A posting of the load moves something.");
    this.#lines.add("transfer", { ...transfer });
    for (const entry of rows.entries) this.#lines.add("entry", { ...entry });
    for (const lot of rows.lots) this.#lines.add("lot", { ...lot });
    for (const entry of rows.lotEntries) this.#lines.add("lot_entry", entry);
    const lots = rows.lotEntries.map(({ lot_id, amount }) => ({ lot: lotIn(rows.after.lots, lot_id), amount }));
    this.#keep(member, rows);
    const kind = posting.kind as ledger.MovingKind; // What is reversed is a sale's spending and accrual.
    return { transferId: transfer.id, past: { kind, amount, lots, given_back: 0n, reversed: false } };
  }

  /** Cash rounding, which affects no owner's account. */
  postRounding(rounding: bigint, currency: string, cause: Cause): void {
    const entries = ledger.roundingEntries(rounding, currency);
    if (entries.length === 0) return;
    const rows = counterRows("cash-rounding", entries, cause);
    this.#lines.add("transfer", { ...rows.transfer });
    for (const entry of rows.entries) this.#lines.add("entry", { ...entry });
  }

  /** Takes back the movements of a cancelled sale: spent bonuses return first. */
  reverse(member: Member, moved: readonly Moved[], terms: ledger.RefundTerms, cause: Cause): void {
    for (const { transferId, past } of moved.toSorted((a, b) => (a.past.amount < b.past.amount ? -1 : 1))) {
      if (!member.state) throw new Error("Who has bought has an account.");
      const known = new Set(member.state.lots.map(({ id }) => id));
      const emptied = past.lots.flatMap(({ lot }) => (known.has(lot.id) ? [] : [this.#usedUp(lot.id)]));
      member.state = { ...member.state, lots: [...member.state.lots, ...emptied].sort(byAge) };
      this.post(member, ledger.reverse(member.state, past, terms), { ...cause, reversesId: transferId });
    }
  }

  /** Expires bonuses whose last valid day was yesterday. */
  expire(day: string, now: Date): void {
    const before = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
    const due = [...(this.#ending.get(before) ?? [])];
    this.#ending.delete(before);
    for (const member of due) {
      const decision = member.state && ledger.expire(member.state, day);
      if (!decision) continue;
      this.post(member, decision, { who: { kind: "anonymous", remoteAddr: "" }, now, transactionId: null });
    }
  }

  /** Lots that have moved since they were created, with their remainder. */
  *movedLots(): Generator<{ id: string; remaining: bigint }> {
    for (const { id, remaining } of this.#moved.values()) yield { id, remaining };
  }

  #keep(member: Member, { after, lots, lotMoves }: PostingRows): void {
    for (const { lot_id } of lotMoves) this.#moved.set(lot_id, lotIn(after.lots, lot_id));
    for (const { expire_date } of lots) {
      if (expire_date === null) continue;
      const ending = this.#ending.get(expire_date) ?? new Set();
      this.#ending.set(expire_date, ending.add(member));
    }
    member.state = { ...after, lots: after.lots.filter(({ remaining }) => remaining !== 0n) };
  }
  #usedUp(id: string): Lot {
    const known = this.#moved.get(id);
    if (!known) throw new Error("A lot that is used up has moved.");
    return known;
  }
}

function lotIn(lots: readonly Lot[], id: string): Lot {
  const lot = lots.find((one) => one.id === id);
  if (!lot) throw new Error("What a posting moves is in the account.");
  return lot;
}

const byAge = (a: Lot, b: Lot) => (a.sequence < b.sequence ? -1 : 1);
const showBigint = (_: string, value: unknown) => (typeof value === "bigint" ? value.toString() : value);
