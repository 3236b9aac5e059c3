import type { BatchRejection } from "@patron/contract/enums";
import { note, reject, type Trace } from "../trace/trace.ts";
import { readDay } from "../wire/read.ts";
import { type Candidate, candidateSource } from "./judge.ts";

/** A batch of coupons as issuing sees it. Days are in the programme's zone, both included. */
export type CouponBatch = {
  id: string;
  version?: number | null | undefined;
  title?: string | null | undefined;
  active?: boolean | undefined;
  emission_from?: string | null | undefined;
  emission_to?: string | null | undefined;
  /** How many it may still issue, in all and to this customer; null: without limit. */
  left?: number | null | undefined;
  left_for_customer?: number | null | undefined;
};

/** Coupons that a rule issues to the customer; `coupon_id` is the coupon that called the rule. */
export type EmittedCoupons = { rule_id: string; coupon_id: string | null; coupon_batch_id: string; count: number };

/** Why a batch issues nothing on a day, if it does not. */
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
 * The coupons that rules issue, in sort order: as many as each says, lowered to what its batch has left. What an earlier
 * rule took from a batch a later one does not have.
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
