import type { ChargeTarget, RuleRejection, SpecialAccountType } from "@patron/contract/enums";
import { type ChargeContext, type ChargeShare, combineCharges, takesPercent } from "../loyalty/charge.ts";
import { type Candidate, candidateSource } from "../loyalty/evaluate-rule.ts";
import { lastValidDay } from "../loyalty/expire.ts";
import type { SpecialAccountRef } from "../loyalty/rule.ts";
import { roundingOf } from "../loyalty/settings.ts";
import { targetScale } from "../loyalty/value.ts";
import { formatDecimal, type Minor, sum } from "../money/index.ts";
import { note, reject, type Trace } from "../trace/trace.ts";
import type { Reader } from "../wire/read.ts";
import type { PriceInput } from "./input.ts";
import type { SaleLine } from "./line.ts";
import type { Accrual } from "./result.ts";

/** What one rule credits: per line, in units of its target. */
export type Charge = {
  rule_id: string;
  coupon_id: string | null;
  target: ChargeTarget;
  special_account: { id: string; type: SpecialAccountType } | null;
  /** Name and unit of the special account for the trace; empty if the input has neither. */
  account: Readonly<Record<string, string>>;
  scale: number;
  expire_date: string | null;
  parts: bigint[];
};

type Context = {
  input: PriceInput;
  read: Reader;
  lines: readonly SaleLine[];
  /** Amounts after discounts, and after bonuses. */
  discounted: readonly Minor[];
  reduced: readonly Minor[];
  redeemed: Minor;
  /** The day in the programme's time zone. */
  day: Temporal.PlainDate;
  trace: Trace;
};

/** Whether the special account that pays excludes earning bonuses. */
function excludesBonuses({ payments }: PriceInput): boolean {
  return (payments ?? []).some(
    ({ payment_type, special_account }) =>
      payment_type === "special-account" && special_account?.bonuses_on_payment === false,
  );
}

function whyNot(candidate: Candidate, context: Context): RuleRejection | undefined {
  const settings = context.input.loyalty.rule_settings ?? {};
  const percent = candidate.rule.action_type.endsWith("-percent");
  const until = lastValidDay(candidate.rule, context.day);
  const target = candidate.rule.charge_target ?? "bonuses";
  if (context.redeemed > 0n && settings.charge_on_bonus_redemption === false) return "bonuses-redeemed";
  if (target !== "special-account" && excludesBonuses(context.input)) return "paid-from-account";
  if (target === "special-account" && !candidate.rule.special_account) return "target-missing";
  if (percent && !takesPercent(candidate)) return "target-takes-no-percent";
  if (candidate.rule.charge_target === "special-account" && candidate.rule.special_account?.closed)
    return "target-closed";
  return until && Temporal.PlainDate.compare(until, context.day) < 0 ? "expiry-past" : undefined;
}

function contextOf(context: Context): ChargeContext {
  const { input, read, lines } = context;
  const settings = input.loyalty.rule_settings ?? {};
  const amounts = lines.map(({ amount }) => amount);
  const bases = {
    "amount-before-discounts": amounts,
    "amount-after-discounts": context.discounted,
    "amount-to-pay": context.reduced,
  };
  return {
    base: bases[settings.charge_base ?? "amount-to-pay"],
    amounts,
    quantities: lines.map(({ quantity }) => quantity),
    exponent: read.exponent,
    rounding: (scale) => roundingOf(settings.charge_rounding_precision, settings.charge_rounding_mode, scale),
  };
}

function accountParams({ title, unit }: SpecialAccountRef): Charge["account"] {
  return unit ? { special_account_title: title ?? "", special_account_unit: unit } : {};
}

function toCharge({ candidate: { rule, coupon }, parts }: ChargeShare, context: Context): Charge {
  const target = rule.charge_target ?? "bonuses";
  const account = target === "special-account" ? rule.special_account : null;
  return {
    rule_id: rule.id,
    coupon_id: coupon?.id ?? null,
    target,
    special_account: account ? { id: account.id, type: account.type } : null,
    account: account ? accountParams(account) : {},
    scale: targetScale(rule, context.read.exponent),
    expire_date: lastValidDay(rule, context.day)?.toString() ?? null,
    parts,
  };
}

/** The charges of a check, combined per target on the programme's charge base. Rules that credit nothing add their reason to the trace. */
export function chargeLines(candidates: readonly Candidate[], context: Context): Charge[] {
  const { lines, trace } = context;
  const able = candidates.filter((candidate) => {
    const reason = whyNot(candidate, context);
    if (reason) reject(trace, { source: candidateSource(candidate), reason });
    return reason === undefined;
  });
  const { shares, beaten, excluded } = combineCharges(
    context.input.loyalty.rule_settings?.charges_scheme ?? "summarizing",
    able,
    contextOf(context),
  );
  for (const { candidate, winner } of excluded)
    reject(trace, { source: candidateSource(candidate), reason: "excluded", details: { winner_id: winner.rule.id } });
  for (const { candidate, amount, winner } of beaten) {
    const text = formatDecimal(amount, targetScale(candidate.rule, context.read.exponent));
    reject(trace, {
      source: candidateSource(candidate),
      reason: "beaten",
      details: { winner_id: winner.rule.id, would: text },
    });
  }
  return shares.flatMap((share) => {
    const source = candidateSource(share.candidate);
    if (share.parts.every((part) => part === 0n)) {
      reject(trace, { source, reason: "nothing-to-charge" });
      return [];
    }
    const charge = toCharge(share, context);
    const params = { target: charge.target, special_account_id: charge.special_account?.id ?? "", ...charge.account };
    share.parts.forEach((part, line) => {
      if (part > 0n)
        note(trace, {
          step: "charge",
          line: lines[line]!.id,
          source,
          change: formatDecimal(part, charge.scale),
          params,
        }); // A part per line.
    });
    return [charge];
  });
}

/** What is credited in total: bonuses by kind and last valid day, special accounts separately. */
export function accrualsOf(charges: readonly Charge[], trace: Trace): Accrual[] {
  const key = (charge: Charge) => `${charge.target} ${charge.special_account?.id ?? ""} ${charge.expire_date ?? ""}`;
  return [...Map.groupBy(charges, key).values()].flatMap((group): Accrual[] => {
    const [first] = group;
    if (!first) return [];
    const amount = formatDecimal(sum(group.map(({ parts }) => sum(parts))), first.scale);
    const kinds = { bonuses: "ordinary", "promotional-bonuses": "promotional", "special-account": null } as const;
    const { target, special_account, expire_date, account } = first;
    const params = {
      target,
      special_account_id: special_account?.id ?? "",
      expire_date: expire_date ?? "",
      ...account,
    };
    note(trace, { step: "lot", change: amount, params });
    return [
      {
        target,
        amount,
        lot_kind: kinds[target],
        expire_date,
        special_account,
        rule_ids: group.map(({ rule_id }) => rule_id),
      },
    ];
  });
}
