import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { instantIn } from "#kit/moment.ts";
import { type RuleBody, uncategorised, walkIn } from "./values.ts";

export interface SampleLine {
  goods: { value: string; label: string } | null;
  price: string | null;
  quantity: string | null;
}
/** A sample sale: its items, the customer, where, when and how it is paid, and with which other rules. */
export interface Sample {
  lines: SampleLine[];
  /** `walk_in`, `uncategorised`, or the id of a category. */
  customer: string;
  posId: string | null;
  day: string | null;
  time: string | null;
  pastMeasure: string | null;
  payment: string;
  withRunning: boolean;
}

export const blankLine: SampleLine = { goods: null, price: "100", quantity: "1" };
export const blankSample: Sample = {
  lines: [{ ...blankLine, price: "250" }, blankLine],
  customer: uncategorised,
  posId: null,
  day: null,
  time: null,
  pastMeasure: null,
  payment: "cash",
  withRunning: false,
};

/** Lines without a price or a quantity are not part of the sale yet. */
export const isComplete = ({ price, quantity }: SampleLine) => Boolean(price && quantity);

/** The time of the sample in the time zone of its point of sale; undefined for now. */
export function momentOf({ day, time }: Pick<Sample, "day" | "time">, timeZone: string): string | undefined {
  if (!day && !time) return undefined;
  // Swedish dates are written as ISO 8601.
  const today = new Intl.DateTimeFormat("sv", { timeZone }).format();
  return instantIn(day ?? today, time ?? "12:00", timeZone);
}

/** Titles for records without one. */
interface Titles {
  draft: string;
  item: (position: number) => string;
}
type Request = BodyOf<typeof rules.try>;
interface TryOptions {
  ruleId?: string | undefined;
  at?: string | undefined;
}

/** The request that prices the sample with the draft; undefined while no line is complete. */
export function tryBody(rule: RuleBody, titles: Titles, sample: Sample, options: TryOptions): Request | undefined {
  const { ruleId, at } = options;
  const items = sample.lines.flatMap(({ goods, price, quantity }, index) =>
    price && quantity ? [{ goods_id: goods?.value ?? null, title: titles.item(index + 1), price, quantity }] : [],
  );
  if (items.length === 0) return undefined;
  const { customer } = sample;
  const payment = sample.payment as Request["check"]["payment_type"]; // One of the select's own values.
  return {
    rule: { ...rule, title: rule.title.trim() || titles.draft, ...(ruleId ? { id: ruleId } : {}) },
    check: {
      items,
      walk_in: customer === walkIn,
      card_category_id: customer === walkIn || customer === uncategorised ? null : customer,
      pos_id: sample.posId,
      at: at ?? null,
      past_measure: sample.pastMeasure,
      payment_type: payment,
    },
    with_running_rules: sample.withRunning,
  };
}
