import { subjectsOf } from "../../../server/src/modules/selling/public.ts";
import type { Lines } from "./lines.ts";
import type { Member } from "./members.ts";

/** A sale for counting. */
export interface Counted {
  member: Member | undefined;
  row: { created_dt: Date; goods_amount_to_pay: bigint };
  ruleIds: readonly string[];
  day: string;
}

/** How often a rule was used by a subject. */
export interface RuleUse {
  rule_id: string;
  subject: string;
  uses: number;
}

/** What sales count besides money: uses of rules, visits and totals of cards (`store.ts`, `count`). */
export class Counters {
  readonly #uses = new Map<string, RuleUse>();

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

  uses(): RuleUse[] {
    return [...this.#uses.values()];
  }
}

/** The uses that several shifts have counted, as one. */
export function joinUses(counted: Iterable<RuleUse>): RuleUse[] {
  const joined = new Map<string, RuleUse>();
  for (const { rule_id, subject, uses } of counted) {
    const key = `${rule_id} ${subject}`;
    joined.set(key, { rule_id, subject, uses: uses + (joined.get(key)?.uses ?? 0) });
  }
  return [...joined.values()];
}

interface Counts {
  numbers: ReadonlyMap<string, bigint>;
  uses: readonly RuleUse[];
  members: readonly Member[];
}

/** Writes the counters of tills, rules and cards. */
export function writeCounters(lines: Lines, { numbers, uses, members }: Counts, currency: string): void {
  for (const [terminal_id, last_number] of numbers) lines.add("terminal_counter", { terminal_id, last_number });
  for (const { rule_id, subject, uses: times } of uses) lines.add("rule_use", { rule_id, subject, uses: times });
  for (const { row, salesCount, salesAmount, lastVisit } of members) {
    if (!lastVisit) continue;
    lines.add("card_total", { card_id: row.card_id, currency, sales_count: salesCount, amount: salesAmount });
  }
}
