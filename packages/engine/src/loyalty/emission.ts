import type { BatchRejection } from "@patron/contract/enums";
import { note, reject, type Trace } from "../trace/trace.ts";
import { readDay } from "../wire/read.ts";
import { type Candidate, candidateSource } from "./evaluate-rule.ts";

/** A batch of coupons for issuing. Days are in the programme's time zone, both included. */
export type CouponBatch = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  active?: boolean | undefined;
  emission_from?: string | null | undefined;
  emission_to?: string | null | undefined;
  /** How many it may still issue, in total and to this customer; null: unlimited. */
  left?: number | null | undefined;
  left_for_customer?: number | null | undefined;
};

/** Coupons that a rule issues to the customer; `coupon_id` is the coupon that triggered the rule. */
export type EmittedCoupons = { rule_id: string; coupon_id: string | null; coupon_batch_id: string; count: number };

/** Why a batch issues nothing on a day, if so. */
export function batchFails(batch: CouponBatch, day: Temporal.PlainDate): BatchRejection | undefined {
  const { id, active, emission_from, emission_to } = batch;
  if (active === false) return "batch-inactive";
  if (
    emission_from &&
    Temporal.PlainDate.compare(day, readDay(emission_from, `coupon_batches.${id}.emission_from`)) < 0
  )
    return "batch-not-yet-issued";
  if (emission_to && Temporal.PlainDate.compare(day, readDay(emission_to, `coupon_batches.${id}.emission_to`)) > 0)
    return "batch-no-longer-issued";
  return undefined;
}

type Context = { batches: readonly CouponBatch[]; day: Temporal.PlainDate; trace: Trace };

/**
 * The coupons that rules issue, in sort order: the number in each rule, limited to the remainder of its batch, which earlier rules reduce.
 */
export function emitCoupons(candidates: readonly Candidate[], { batches, day, trace }: Context): EmittedCoupons[] {
  const issued = new Map<string, number>();
  return candidates.flatMap((candidate): EmittedCoupons[] => {
    const { rule, value, coupon } = candidate;
    const source = candidateSource(candidate);
    const batch = batches.find(({ id }) => id === rule.coupon_batch_id);
    const fails = batch ? batchFails(batch, day) : "batch-missing";
    if (!batch || fails) {
      reject(trace, { source, reason: fails ?? "batch-missing" });
      return [];
    }
    const before = issued.get(batch.id) ?? 0;
    const left = (limit: number | null | undefined) => (limit == null ? Number.POSITIVE_INFINITY : limit - before);
    const count = Math.min(Number(value), left(batch.left), left(batch.left_for_customer));
    if (count <= 0) {
      reject(trace, { source, reason: left(batch.left) <= 0 ? "batch-exhausted" : "batch-customer-limit" });
      return [];
    }
    issued.set(batch.id, before + count);
    const params = { coupon_batch_id: batch.id, title: batch.title ?? "", requested: String(value) };
    note(trace, { step: "coupon-emission", source, change: String(count), params });
    return [{ rule_id: rule.id, coupon_id: coupon?.id ?? null, coupon_batch_id: batch.id, count }];
  });
}
