import type { priceGroups } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { Suspense } from "react";
import { SkeletonText } from "#ui/skeleton.tsx";
import { type TraceNode, TraceTree } from "#ui/trace-tree.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";
import { useMessages } from "../messages.ts";
import { useShow } from "../show.ts";
import { traceMessages } from "./messages.ts";
import { type PricedCheck, rejectionText, stepText, stepValue } from "./trace-text.ts";

type Explained = ReplyOf<typeof priceGroups.itemPrices>;

interface PriceTraceProps {
  price: Explained;
  currency: string;
}

/** Explains the price of one unit of an item: the steps, and the prices that did not apply. */
export function PriceTrace(props: PriceTraceProps) {
  // Its texts are a separate chunk; the screen around it must not wait for them.
  return (
    <Suspense fallback={<SkeletonText lines={4} />}>
      <Steps {...props} />
    </Suspense>
  );
}

function Steps({ price, currency }: PriceTraceProps) {
  const t = useMessages(traceMessages);
  const show = useShow();
  const common = useCommonMessages();
  if (!price.trace) return <p className="text-body text-muted">{price.problem && common.failures[price.problem]}</p>;
  // The texts of a price need only the currency and the trace of a check.
  const context = { t, show, check: { currency, items: [], trace: price.trace } as unknown as PricedCheck };
  const steps = price.trace.entries.map((entry, index): TraceNode => {
    const last = entry.step === "price-posted";
    return {
      id: `step-${index}`,
      label: stepText(context, entry),
      value: stepValue(context, entry),
      tone: last ? "accent" : "neutral",
    };
  });
  const rejected = price.trace.rejected.map((one, index): TraceNode => {
    return { id: `rejected-${index}`, label: rejectionText(context, one) };
  });
  const others = { id: "rejected", label: t.notApplied, children: rejected };
  return <TraceTree label={t.label} nodes={rejected.length > 0 ? [...steps, others] : steps} />;
}
