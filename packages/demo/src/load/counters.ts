import { subjectsOf } from "../../../server/src/modules/selling/public.ts";
import type { Copier } from "./copy.ts";
import type { Member } from "./members.ts";

/** A sale for counting. */
export interface Counted {
  member: Member | undefined;
  row: { created_dt: Date; goods_amount_to_pay: bigint };
  ruleIds: readonly string[];
  day: string;
}

/** What sales count besides money: check numbers, uses of rules, visits and totals of cards (`store.ts`, `count`). */
export class Counters {
  readonly #numbers = new Map<string, bigint>();
  readonly #uses = new Map<string, { rule_id: string; subject: string; uses: number }>();

  /** The next check number of a terminal. */
  nextNumber(terminalId: string): bigint {
    const number = (this.#numbers.get(terminalId) ?? 0n) + 1n;
    this.#numbers.set(terminalId, number);
    return number;
  }

  count({ member, row, ruleIds, day }: Counted, by: 1 | -1): void {
    for (const subject of subjectsOf(day, member?.row.card_id ?? null)) {
      for (const rule_id of ruleIds) {
        const key = `${rule_id} ${subject}`;
        const use = this.#uses.get(key) ?? { rule_id, subject, uses: 0 };
        this.#uses.set(key, use);
        use.uses += by;
      }
    }
    if (!member) return;
    member.salesCount += by;
    member.salesAmount += BigInt(by) * row.goods_amount_to_pay;
    member.row.visits_count = Math.max((member.row.visits_count ?? 0) + by, 0);
    if (by < 0) return;
    member.lastVisit = row.created_dt;
    member.firstVisit ??= row.created_dt;
  }

  /** Writes the counters of tills, rules and cards. */
  write(copier: Copier, members: readonly Member[], currency: string): void {
    for (const [terminal_id, last_number] of this.#numbers)
      copier.add("terminal_counter", { terminal_id, last_number });
    for (const use of this.#uses.values()) copier.add("rule_use", use);
    for (const { row, salesCount, salesAmount, lastVisit } of members) {
      if (!lastVisit) continue;
      const total = { card_id: row.card_id, currency, sales_count: salesCount, amount: salesAmount };
      copier.add("card_total", total);
    }
  }
}
