import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { DataTable } from "#ui/table/data-table.tsx";
import { transactionsMessages } from "../messages.ts";

type Posting = ReplyOf<typeof transactions.get>["postings"][number];

/** The postings of a transaction: every ledger entry with both sides. */
export function Postings({ postings }: { postings: readonly Posting[] }) {
  const t = useMessages(transactionsMessages);
  const written = usePostedAmount();
  const accounts: Record<string, string> = t.accounts;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.postings}</h3>
      <p className="text-table text-muted">{postings.length > 0 ? t.postingsHint : t.noPostings}</p>
      {postings.length > 0 && (
        <DataTable
          label={t.postings}
          density="compact"
          rows={postings}
          columns={[
            {
              id: "account",
              header: t.details,
              cell: (posting) => accounts[posting.account] ?? posting.account,
              width: 150,
            },
            { id: "kind", header: t.fields.transaction_type, cell: (posting) => t.kinds[posting.kind] },
            {
              id: "amount",
              header: t.fields.amount,
              numeric: true,
              cell: (posting) => written(posting.amount, posting.unit),
            },
            {
              id: "after",
              header: t.balanceAfter,
              numeric: true,
              cell: (posting) => (posting.balance_after === null ? "" : written(posting.balance_after, posting.unit)),
            },
          ]}
        />
      )}
    </section>
  );
}
