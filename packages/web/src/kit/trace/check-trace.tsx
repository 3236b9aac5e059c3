import { type TraceNode, TraceTree } from "#ui/trace-tree.tsx";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { traceMessages } from "./messages.ts";
import { type Entry, isQuiet, type PricedCheck, rejectionText, stepText, stepValue, type Teller } from "./words-of.ts";

/** Why every number of a check is that number: by line, for the whole check, and what did not apply. */
export function CheckTrace({ check }: { check: PricedCheck }) {
  const t = useMessages(traceMessages);
  const show = useShow();
  const teller: Teller = { t, show, check };
  const nodes = [...check.items.map((_, place) => lineNode(teller, place)), wholeNode(teller), rejectedNode(teller)];
  return <TraceTree label={t.label} nodes={nodes.filter((node) => node.children?.length)} />;
}

/** What a line is called: its item and how much of it. */
export function lineName({ t, show, check }: Teller, place: number): string {
  const item = check.items[place];
  if (!item) return t.line(show.number(place + 1));
  return t.times(item.title || t.line(show.number(place + 1)), show.quantity(item.quantity));
}

function lineNode(teller: Teller, place: number): TraceNode {
  const { show, check } = teller;
  const item = check.items[place]!; // Called for every line of the check.
  const own = check.trace.entries.filter((entry) => entry.line === item.id);
  return {
    id: `line-${item.id}`,
    label: lineName(teller, place),
    value: show.money(item.amount_to_pay, check.currency),
    open: check.items.length === 1,
    children: own.map((entry, index) => stepNode(teller, entry, `${item.id}-${index}`)),
  };
}

function wholeNode(teller: Teller): TraceNode {
  const { t, show, check } = teller;
  const whole = check.trace.entries.filter((entry) => entry.line === null);
  return {
    id: "whole",
    label: t.wholeCheck,
    value: show.money(check.totals.amount_to_pay, check.currency),
    children: whole.map((entry, index) => stepNode(teller, entry, `whole-${index}`)),
  };
}

function stepNode(teller: Teller, entry: Entry, id: string): TraceNode {
  const value = stepValue(teller, entry);
  const lowers = entry.step === "discount" || entry.step === "redemption";
  const earns = entry.step === "charge" || entry.step === "lot";
  return {
    id,
    label: stepText(teller, entry),
    ...(value ? { value } : {}),
    tone: lowers ? "success" : earns ? "accent" : "neutral",
  };
}

/** Every candidate that did not act once, with its reason; the same reason on several lines names them. */
function rejectedNode(teller: Teller): TraceNode {
  const { t, check } = teller;
  const told = check.trace.rejected.filter((one) => !isQuiet(one));
  const groups = Map.groupBy(told, (one) => `${one.source.kind} ${one.source.id} ${rejectionText(teller, one)}`);
  const children = [...groups.values()].map((group, index): TraceNode => {
    const first = group[0]!; // A group has at least one.
    const places = group.map(({ line }) => check.items.findIndex((item) => item.id === line)).filter((at) => at >= 0);
    const onSome = places.length > 0 && places.length < check.items.length;
    const where = onSome ? ` ${t.onLine(places.map((place) => lineName(teller, place)).join(", "))}` : "";
    return {
      id: `rejected-${index}`,
      label: first.source.title ?? (first.source.kind === "redemption-settings" ? t.redemption : t.unnamed),
      note: `${rejectionText(teller, first)}${where}`,
    };
  });
  return { id: "rejected", label: t.notApplied, children };
}
