import type { transactions } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { shownTypeOf } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useCall } from "#kit/call/use-call.ts";
import { FiscalReceipts } from "#kit/fiscal-receipts/of-transaction.tsx";
import { History } from "#kit/history/history.tsx";
import { RecordDrawer } from "#kit/list/record-drawer.tsx";
import type { RowCursor } from "#kit/list/row-cursor.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { ReaderPayments } from "#kit/reader-payments/of-transaction.tsx";
import { useShow } from "#kit/show.ts";
import { CheckTrace } from "#kit/trace/check-trace.tsx";
import { Status } from "#ui/badge.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { transactionsMessages } from "../messages.ts";
import { RelatedTransactions } from "../refund/related.tsx";
import { TransactionActions } from "./actions.tsx";
import { TransactionFacts } from "./facts.tsx";
import { CheckItems } from "./items.tsx";
import { MarginFacts } from "./margin-facts.tsx";
import { Postings } from "./postings.tsx";
import { statusTone } from "./use-columns.tsx";

/** One transaction: its totals, their explanation, and its postings. */
export function TransactionDrawer({ cursor, id = cursor.id }: { cursor: RowCursor; id?: string }) {
  const t = useMessages(transactionsMessages);
  const common = useCommonMessages();
  const show = useShow();
  const written = usePostedAmount();
  const { data, error, refetch } = useCall(calls.transactions.get, { path: { transactionId: id } });
  const one = data?.transaction.id === id ? data : undefined;
  const head = one?.transaction;
  return (
    <RecordDrawer
      cursor={cursor}
      title={head ? t.numbered(t.values.transaction_type[shownTypeOf(head)], head.number) : t.details}
      status={head && <Status tone={statusTone[head.status]}>{t.values.status[head.status]}</Status>}
      lead={
        head && (
          <p className="text-figure font-semibold tabular-nums">
            <bdi>
              {head.special_account && !one?.check
                ? written(head.special_account.amount, head.special_account.unit)
                : show.money(head.totals.amount_to_pay, head.currency)}
            </bdi>
          </p>
        )
      }
      foot={one && <TransactionActions details={one} />}
    >
      {error && <LoadFailure error={error} retry={() => void refetch()} />}
      {!one && !error && <SkeletonDetails />}
      {one && (
        <div className="flex flex-col gap-8">
          <TransactionFacts transaction={one.transaction} check={one.check} />
          <RelatedTransactions details={one} />
          {mayBeAtReader(one.transaction) && <ReaderPayments transactionId={one.transaction.id} />}
          <FiscalReceipts transactionId={one.transaction.id} />
          {one.gross_margin && <MarginFacts margin={one.gross_margin} currency={one.transaction.currency} />}
          {one.check && <CheckItems check={one.check} margins={one.line_margins ?? []} />}
          {one.check && (
            <section className="flex flex-col gap-2">
              <h3 className="text-section font-semibold">{t.why}</h3>
              <p className="text-table text-muted">{t.whyHint}</p>
              <CheckTrace check={one.check} loyaltyId={one.transaction.loyalty.id} />
            </section>
          )}
          <Postings postings={one.postings} />
          <section className="flex flex-col gap-2">
            <h3 className="text-section font-semibold">{common.history}</h3>
            <History of={id} />
          </section>
        </div>
      )}
    </RecordDrawer>
  );
}

/** Only a card that paid, or a check that was reserved for one, can have been at a card reader. */
function mayBeAtReader({ payment_types, transaction_type }: ReplyOf<typeof transactions.get>["transaction"]): boolean {
  return payment_types.includes("bank-card") || transaction_type === "reserve";
}
