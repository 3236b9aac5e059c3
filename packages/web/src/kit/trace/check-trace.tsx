import { type TraceNode, TraceTree } from "#ui/trace-tree.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { traceMessages } from "./messages.ts";
import {
  type Entry,
  isQuiet,
  type PricedCheck,
  rejectionText,
  stepText,
  stepValue,
  type TraceContext,
} from "./trace-text.ts";
import { type DescribeRule, useAppliedRules } from "./use-applied-rules.ts";

interface Context extends TraceContext {
  describeRule: DescribeRule;
}

interface CheckTraceProps {
  check: PricedCheck;
  loyaltyId: string;
}

/** Explains every number of a check: by line, for the whole check, and what did not apply. Rules are described in a sentence. */
export function CheckTrace({ check, loyaltyId }: CheckTraceProps) {
  const t = useMessages(traceMessages);
  const show = useShow();
  const describeRule = useAppliedRules(check, loyaltyId);
  const context: Context = { t, show, check, describeRule };
  const nodes = [...check.items.map((_, index) => lineNode(context, index)), wholeNode(context), rejectedNode(context)];
  return <TraceTree label={t.label} nodes={nodes.filter((node) => node.children?.length)} />;
}

/** Returns the name of a line: its item and quantity. */
export function lineName({ t, show, check }: TraceContext, index: number): string {
  const item = check.items[index];
  if (!item) return t.line(show.number(index + 1));
  return t.times(item.title || t.line(show.number(index + 1)), show.quantity(item.quantity));
}

function lineNode(context: Context, index: number): TraceNode {
  const { show, check } = context;
  const item = check.items[index]!; // Called for every line of the check.
  const own = check.trace.entries.filter((entry) => entry.line === item.id);
  return {
    id: `line-${item.id}`,
    label: lineName(context, index),
    value: show.money(item.amount_to_pay, check.currency),
    open: check.items.length === 1,
    children: own.map((entry, index) => stepNode(context, entry, `${item.id}-${index}`)),
  };
}

function wholeNode(context: Context): TraceNode {
  const { t, show, check } = context;
  const whole = check.trace.entries.filter((entry) => entry.line === null);
  return {
    id: "whole",
    label: t.wholeCheck,
    value: show.money(check.totals.amount_to_pay, check.currency),
    children: whole.map((entry, index) => stepNode(context, entry, `whole-${index}`)),
  };
}

/** Steps of rules. */
const ruleSteps: readonly Entry["step"][] = ["discount", "charge", "coupon-emission"];

function stepNode(context: Context, entry: Entry, id: string): TraceNode {
  const value = stepValue(context, entry);
  const sentence = ruleSteps.includes(entry.step) ? context.describeRule(entry.source) : undefined;
  const lowers = entry.step === "discount" || entry.step === "redemption";
  const earns = entry.step === "charge" || entry.step === "lot";
  return {
    id,
    label: stepText(context, entry),
    ...(value ? { value } : {}),
    ...(sentence ? { note: <bdi>{sentence}</bdi> } : {}),
    tone: lowers ? "success" : earns ? "accent" : "neutral",
  };
}

/** Every rule or price that did not apply, once, with the reason; a reason that affects some lines names them. */
function rejectedNode(context: Context): TraceNode {
  const { t, check } = context;
  const shown = check.trace.rejected.filter((one) => !isQuiet(one));
  const groups = Map.groupBy(shown, (one) => `${one.source.kind} ${one.source.id} ${rejectionText(context, one)}`);
  const children = [...groups.values()].map((group, index): TraceNode => {
    const first = group[0]!; // A group has at least one.
    const lines = group.map(({ line }) => check.items.findIndex((item) => item.id === line)).filter((at) => at >= 0);
    const isPartial = lines.length > 0 && lines.length < check.items.length;
    const where = isPartial ? ` ${t.onLine(lines.map((line) => lineName(context, line)).join(", "))}` : "";
    const sentence = context.describeRule(first.source);
    return {
      id: `rejected-${index}`,
      label: first.source.title ?? (first.source.kind === "redemption-settings" ? t.redemption : t.unnamed),
      note: (
        <>
          {`${rejectionText(context, first)}${where}`}
          {sentence && <bdi className="mt-0.5 block">{sentence}</bdi>}
        </>
      ),
    };
  });
  return { id: "rejected", label: t.notApplied, children };
}
