import type { corporateCustomers } from "@patron/contract";
import { calls } from "@patron/contract/routes";
import CirclePause from "lucide-react/icons/circle-pause";
import CirclePlay from "lucide-react/icons/circle-play";
import { type BulkAction, bulkAction } from "#kit/list/bulk/bulk.ts";
import type { RowOf } from "#kit/list/columns/use-columns.ts";
import { useMessages } from "#kit/messages.ts";
import { companyMessages } from "../messages.ts";

type Row = RowOf<typeof corporateCustomers.list>;

/** Bulk actions on companies: suspend and resume. */
export function useCompanyBulk(): BulkAction<Row>[] {
  const t = useMessages(companyMessages);
  const requested = ({ id }: Row, suspended: boolean) => ({ path: { customerId: id }, body: { suspended } });
  return [
    bulkAction<typeof corporateCustomers.change, Row>(calls.corporateCustomers.change, {
      id: "suspend",
      label: t.suspendMany,
      icon: CirclePause,
      does: t.suspends,
      skips: (row) => (row.suspended ? t.isSuspended : null),
      requested: (row) => requested(row, true),
    }),
    bulkAction<typeof corporateCustomers.change, Row>(calls.corporateCustomers.change, {
      id: "resume",
      label: t.resumeMany,
      icon: CirclePlay,
      does: t.resumes,
      skips: (row) => (row.suspended ? null : t.isActive),
      requested: (row) => requested(row, false),
    }),
  ];
}
