import { nextCategory } from "../loyalty/category.ts";
import type { CouponVerdict } from "../loyalty/coupon.ts";
import { emitCoupons } from "../loyalty/emission.ts";
import type { Candidate } from "../loyalty/evaluate-rule.ts";
import { grantReferral } from "../loyalty/referral.ts";
import { isMember } from "../loyalty/rule.ts";
import { type Minor, sum } from "../money/index.ts";
import type { Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";
import type { PricedCheck } from "./result.ts";

type Context = {
  input: PriceInput;
  read: Reader;
  lines: readonly SaleLine[];
  candidates: readonly Candidate[];
  /** The rules and coupons that had an effect. */
  moved: readonly { rule_id: string | null; coupon_id: string | null }[];
  /** Goods to pay without sales taxes. */
  goods: Minor;
  day: Temporal.PlainDate;
  trace: Trace;
};

function verdictsOf({ input, trace }: Context, spent: ReadonlySet<string>): CouponVerdict[] {
  const first = new Set<string>();
  return (input.coupons ?? []).map(({ id, rule_id }) => {
    const acted = spent.has(id) && !first.has(id);
    first.add(id);
    if (acted) return { id, rule_id, verdict: "spent", reason: null };
    const rejections = trace.rejected.filter(({ source }) => source.kind === "coupon" && source.id === id);
    // A coupon presented twice is refused the second time, whatever the first one did.
    const rejection = spent.has(id) ? rejections.find(({ reason }) => reason === "coupon-twice") : rejections[0];
    return { id, rule_id, verdict: "refused", reason: rejection?.reason ?? null };
  });
}

/** The effects of a priced sale besides payments and accruals: coupons used and issued, a new card category, referral rewards. */
export function aftermathOf(
  context: Context,
): Pick<PricedCheck, "applied_rule_ids" | "coupons" | "coupons_emitted" | "category_change" | "referral_rewards"> {
  const { input, read, lines, candidates, moved, goods, day, trace } = context;
  const issuing = candidates.filter(({ rule }) => rule.action_type === "coupon-emission");
  const emitted = emitCoupons(issuing, { batches: input.coupon_batches ?? [], day, trace });
  const acted = [...moved, ...emitted];
  const spent = new Set(acted.map(({ coupon_id }) => coupon_id).filter((id) => id !== null));
  const customer = input.customer ?? null;
  return {
    applied_rule_ids: acted.map(({ rule_id }) => rule_id).filter((id) => id !== null),
    coupons: verdictsOf(context, spent),
    coupons_emitted: emitted,
    category_change: nextCategory({
      rules: input.category_rules ?? [],
      categories: input.card_categories ?? [],
      facts: input.category_facts ?? [],
      customer,
      sale: { pos_id: input.pos.id, goods_amount: goods, quantity: sum(lines.map(({ quantity }) => quantity)) },
      read,
      trace,
    }),
    referral_rewards:
      input.referral && isMember(customer)
        ? grantReferral(input.referral, { customer, purchase: { goods_amount: goods }, day, read, trace })
        : [],
  };
}
