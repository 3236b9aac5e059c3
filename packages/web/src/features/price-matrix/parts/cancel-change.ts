import type { priceMatrix } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import CircleX from "lucide-react/icons/circle-x";
import { bulkAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { priceMatrixMessages } from "../messages.ts";

type Row = RowOf<typeof priceMatrix.changes>;

/** Cancels changes that have not started. */
export function useCancelAction(loyaltyId: string) {
  const t = useMessages(priceMatrixMessages);
  return bulkAction<typeof priceMatrix.cancelChange, Row>(calls.priceMatrix.cancelChange, {
    id: "cancel",
    label: t.cancelChange,
    icon: CircleX,
    danger: true,
    guarded: true,
    does: t.doesCancel,
    skips: ({ state }) => (state === "scheduled" ? null : t.notScheduled),
    requested: ({ id }) => ({ path: { loyaltyId, priceChangeId: id } }),
  });
}
