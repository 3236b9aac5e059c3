import type { rules } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { useEffect, useState } from "react";
import { type RuleBody, uncategorised, walkIn } from "./values.ts";

export interface TryLine {
  goods: { value: string; label: string } | null;
  price: string | null;
  quantity: string | null;
}
/** The sample check: its lines, who buys, how it is paid, and with what else. */
export interface TryCheck {
  lines: TryLine[];
  /** `walk_in`, `uncategorised`, or the id of a category. */
  who: string;
  pastMeasure: string | null;
  payment: string;
  withRunning: boolean;
}

export const blankLine: TryLine = { goods: null, price: "100", quantity: "1" };
export const blankCheck: TryCheck = {
  lines: [{ ...blankLine, price: "250" }, blankLine],
  who: uncategorised,
  pastMeasure: null,
  payment: "cash",
  withRunning: false,
};

/** What things without a name are called. */
interface Words {
  draft: string;
  item: (place: number) => string;
}
type Request = BodyOf<typeof rules.try>;
/** What the sample and the draft say to the call; lines without a price or a quantity wait. */
export function tryBody(rule: RuleBody, common: Words, check: TryCheck, ruleId?: string): Request | undefined {
  const items = check.lines.flatMap(({ goods, price, quantity }, place) =>
    price && quantity ? [{ goods_id: goods?.value ?? null, title: common.item(place + 1), price, quantity }] : [],
  );
  if (items.length === 0) return undefined;
  const { who } = check;
  const payment = check.payment as Request["check"]["payment_type"]; // One of the select's own values.
  return {
    rule: { ...rule, title: rule.title.trim() || common.draft, ...(ruleId ? { id: ruleId } : {}) },
    check: {
      items,
      walk_in: who === walkIn,
      card_category_id: who === walkIn || who === uncategorised ? null : who,
      past_measure: check.pastMeasure,
      payment_type: payment,
    },
    with_running_rules: check.withRunning,
  };
}

/** A value that changes only after it has rested for a moment. */
export function useRested<Value>(value: Value, milliseconds: number): Value {
  const [rested, setRested] = useState(value);
  const text = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(JSON.parse(text) as Value), milliseconds); // Written by JSON a line above.
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return rested;
}
