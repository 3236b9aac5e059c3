import type { refunds, transactions } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useRef, useState } from "react";
import { useCall } from "#kit/call/use-call.ts";

export type Details = ReplyOf<typeof transactions.get>;
export type Draft = BodyOf<typeof refunds.preview>;
export type Preview = ReplyOf<typeof refunds.preview>;

/** What is entered so far, and what refunding it would do; undefined until something comes back. */
export function useRefund(transactionId: string) {
  const [quantities, setQuantities] = useState<Record<string, string | null>>({});
  const [choices, setChoices] = useState<Omit<Draft, "lines">>({});
  const lines = Object.entries(quantities).flatMap(([id, quantity]) =>
    quantity && Number(quantity) > 0 ? [{ id, quantity }] : [],
  );
  const draft: Draft = { lines, ...choices };
  const isEmpty = lines.length === 0 && !choices.with_delivery && !choices.with_tip;
  const preview = useCall(calls.refunds.preview, { path: { transactionId }, body: draft }, { enabled: !isEmpty });
  // What was shown last stays while something refused is being corrected.
  const last = useRef<Preview>(undefined);
  if (preview.data) last.current = preview.data;
  return {
    draft,
    quantities,
    preview: isEmpty ? undefined : (preview.data ?? last.current),
    error: isEmpty ? null : preview.error,
    isCurrent: !preview.isPlaceholderData && !preview.isFetching,
    reload: preview.refetch,
    // Amounts that were chosen for other goods no longer fit.
    enter(next: Record<string, string | null>) {
      setQuantities({ ...quantities, ...next });
      const { payments: _, bonuses_taken_back: __, ...others } = choices;
      setChoices(others);
    },
    choose: (next: Omit<Draft, "lines">) => setChoices({ ...choices, ...next }),
  };
}
export type RefundState = ReturnType<typeof useRefund>;
