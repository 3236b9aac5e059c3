import type { ReferralProgramme } from "../loyalty/referral.ts";
import { isMember, type Rule, type RuleFacts } from "../loyalty/rule.ts";
import type { PriceInput } from "../sale/input.ts";
import type { Changing, ProgrammeChange, RuleChange } from "./change.ts";

/** Puts the changed rule in place of the stored one, or after all others, and takes away those that are switched off. */
export function withRule({ rule, off }: RuleChange): Changing {
  const gone = new Set(off);
  return ({ input, finals }, facts) => {
    const rules = (input.rules ?? []).filter(({ id }) => !gone.has(id));
    const changed =
      rule && rules.some(({ id }) => id === rule.id)
        ? rules.map((one) => (one.id === rule.id ? rule : one))
        : [...rules, ...(rule ? [rule] : [])];
    const rule_facts = withFacts(input, facts);
    return {
      input: { ...input, rules: changed, rule_facts },
      finals,
      repriced: false,
      unmeasured: false,
      unrewarded: false,
    };
  };
}

/** Puts all rules of a programme, how they combine, and what invitations are rewarded with, in place of those of the sale. */
export function withProgramme({ rules, rule_settings, redemption_settings, referral }: ProgrammeChange): Changing {
  return ({ input, finals }, facts) => {
    const own = new Map((input.rules ?? []).map((rule) => [rule.id, rule]));
    const hasPast = isMember(input.customer ?? null);
    let unmeasured = false;
    const changed = rules.flatMap((rule) => {
      const stored = own.get(rule.id);
      if (hasPast && countsPast(rule) && !(stored && countsSame(rule, stored))) {
        unmeasured = true;
        return stored ?? [];
      }
      return withAccountOf(rule, stored);
    });
    const loyalty = { ...input.loyalty, rule_settings, redemption_settings };
    const rule_facts = withFacts(input, facts);
    const rewarding = withReferral(input, referral);
    const other = { ...input, loyalty, rules: changed, rule_facts, referral: rewarding.referral };
    return { input: other, finals, repriced: false, unmeasured, unrewarded: rewarding.unrewarded };
  };
}

/** The inviters of the sale with other rewards. They are stored up to the level that was rewarded then. */
function withReferral({ referral: stored }: PriceInput, programme: ReferralProgramme | null | undefined) {
  if (programme === undefined || !stored) return { referral: stored, unrewarded: false };
  if (programme === null) return { referral: null, unrewarded: false };
  const isCut = stored.inviters.length >= depthOf(stored.programme) && depthOf(programme) > stored.inviters.length;
  return { referral: { ...stored, programme }, unrewarded: isCut };
}

const depthOf = ({ levels }: ReferralProgramme) => Math.max(1, ...(levels ?? []).map(({ level }) => level));

/** Whether the value of a rule depends on purchases before the sale. */
export function countsPast({ depends_on, period }: Pick<Rule, "depends_on" | "period">): boolean {
  return (depends_on ?? "none") !== "none" && (period ?? "check") !== "check";
}

type Counting = Pick<
  Rule,
  | ("depends_on" | "period" | "currency")
  | ("include_goods" | "include_categories" | "exclude_goods" | "exclude_categories")
>;

/** Whether two rules count the same purchases. */
export function countsSame(one: Counting, other: Counting): boolean {
  return JSON.stringify(countedBy(one)) === JSON.stringify(countedBy(other));
}

function countedBy(rule: Counting) {
  const goods = [rule.include_goods, rule.include_categories, rule.exclude_goods, rule.exclude_categories];
  const counted = rule.depends_on === "goods-quantity" ? goods.map((ids) => ids ?? []) : [];
  return [rule.depends_on ?? "none", rule.period ?? "check", rule.currency ?? null, counted];
}

/** Whether the account was closed for this customer and place is known from the sale alone. */
function withAccountOf(rule: Rule, stored: Rule | undefined): Rule {
  const account = stored?.special_account;
  if (!account || account.id !== rule.special_account?.id) return rule;
  return { ...rule, special_account: account };
}

/** The facts of the sale, where how often a limited rule was used is counted anew. */
function withFacts({ rule_facts }: PriceInput, facts: readonly RuleFacts[]): PriceInput["rule_facts"] {
  if (facts.length === 0) return rule_facts;
  const counted = new Map(facts.map((fact) => [fact.rule_id, fact]));
  const stored = rule_facts ?? [];
  const known = new Set(stored.map(({ rule_id }) => rule_id));
  return [
    ...stored.map((fact) => ({ ...fact, ...counted.get(fact.rule_id) })),
    ...facts.filter(({ rule_id }) => !known.has(rule_id)),
  ];
}
