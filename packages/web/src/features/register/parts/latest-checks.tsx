import { Failure } from "@patron/contract/client";
import { REFUSED_DUTIES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useState } from "react";
import { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { LoadFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { confirm } from "#ui/overlays/confirm.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { SkeletonDetails } from "#ui/skeleton.tsx";
import { registerMessages } from "../messages.ts";
import { useRecentSales } from "../recent-sales.ts";
import { CancelByCode } from "../steward/cancel-by-code.tsx";
import { requestTill, useTill } from "../till.ts";
import type { TillFacts } from "../till-facts.ts";
import { useTillAction } from "../use-till-action.ts";
import { FinalizeCheck } from "./finalize-check.tsx";
import { RefundSale } from "./refund-sale.tsx";
import type { Sale } from "./sale.ts";

interface LatestChecksProps {
  facts: TillFacts;
  open: boolean;
  /** The token of a receipt: shows its sale instead of the recent ones. */
  receipt?: string;
  onClose: () => void;
}

/** Recent sales of this till; reserved ones can be finished, finished ones refunded by item, and all cancelled. A scanned one of another till can be refunded. */
export function LatestChecks({ facts, open, receipt, onClose }: LatestChecksProps) {
  const t = useMessages(registerMessages);
  const [finalizing, setFinalizing] = useState<Sale | null>(null);
  const [refunding, setRefunding] = useState<Sale | null>(null);
  const [cancelling, setCancelling] = useState<Sale | null>(null);
  // Here, because an attempt without an answer outlives the closed drawer.
  const [keys] = useState(() => new AttemptKeys());
  const { data, error, refetch } = useRecentSales(receipt, () => readSales(receipt), open);
  return (
    <Drawer open={open} onClose={onClose} title={receipt ? t.scannedReceipt : t.latest}>
      {finalizing ? (
        <FinalizeCheck sale={finalizing} keys={keys} onClose={() => setFinalizing(null)} />
      ) : refunding ? (
        <RefundSale sale={refunding} keys={keys} onClose={() => setRefunding(null)} />
      ) : cancelling ? (
        <CancelByCode sale={cancelling} keys={keys} onClose={() => setCancelling(null)} />
      ) : (
        <>
          {!data && (error ? <NotShown error={error} retry={() => void refetch()} /> : <SkeletonDetails />)}
          {data?.items.length === 0 && <EmptyState icon={ReceiptText} title={t.noChecks} />}
          <ul className="divide-y divide-default">
            {data?.items.map((sale) => (
              <SaleRow
                key={sale.id}
                sale={sale}
                keys={keys}
                takesBack={takesBack(facts, sale)}
                onCancel={() => setCancelling(sale)}
                onFinalize={() => setFinalizing(sale)}
                onRefund={() => setRefunding(sale)}
              />
            ))}
          </ul>
        </>
      )}
    </Drawer>
  );
}

/** Whether the till takes a finished sale back: a kiosk is nobody's to take money from, and others take one of a steward's if their settings say so. */
function takesBack({ terminal_type, application }: TillFacts, sale: Sale): boolean {
  const takesNothing = REFUSED_DUTIES[terminal_type].includes("take-back");
  return !takesNothing && (sale.sc_terminal === null || application.allow_cancel_by_steward_code);
}

/** A receipt that is refused stays refused: only what did not load can be tried again. */
function NotShown({ error, retry }: { error: Error; retry: () => void }) {
  const common = useCommonMessages();
  if (!(error instanceof Failure && error.code.startsWith("receipt.")))
    return <LoadFailure error={error} retry={retry} />;
  return (
    <div role="alert">
      <Callout tone="danger">{failureText(common, error)}</Callout>
    </div>
  );
}

async function readSales(receipt: string | undefined): Promise<{ items: Sale[] }> {
  if (receipt === undefined) return requestTill(calls.term.latest, {});
  const { transaction } = await requestTill(calls.receipts.ofTill, { path: { token: receipt } });
  return { items: [transaction] };
}

interface SaleRowProps {
  sale: Sale;
  keys: AttemptKeys;
  takesBack: boolean;
  /** Of a sale that needs a steward's code for it. */
  onCancel: () => void;
  onFinalize: () => void;
  onRefund: () => void;
}
function SaleRow({ sale, keys, takesBack, onCancel, onFinalize, onRefund }: SaleRowProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const cancel = useCancel(sale, keys);
  const isOpen = sale.status === "authorized";
  const isRefund = sale.transaction_type === "refund";
  const till = useTill();
  const isElsewhere = sale.terminal !== null && sale.terminal.id !== till?.terminal.id;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-body font-medium">
            {isRefund ? t.refundNumber(sale.number) : t.soldNumber(sale.number)}
          </span>
          <time className="block text-table text-muted">{show.dateTime(sale.created_dt)}</time>
          {sale.sc_terminal && (
            <span className="block break-words text-table text-muted">{t.bookedFor(sale.sc_terminal.title)}</span>
          )}
          {isElsewhere && (
            <span className="block break-words text-table text-muted">
              {[sale.terminal?.title, sale.pos?.title].filter(Boolean).join(" · ")}
            </span>
          )}
        </span>
        <span className="flex flex-col items-end gap-1">
          <span className="text-body font-semibold tabular-nums">
            {show.money(sale.totals.amount_to_pay, sale.currency)}
          </span>
          <Status tone={sale.canceled ? "danger" : isOpen ? "warning" : "success"}>
            {sale.canceled ? t.canceled : isOpen ? t.reserved : t.done}
          </Status>
        </span>
      </div>
      {!sale.canceled && !isRefund && (
        <div className={isOpen ? "flex gap-2" : "-ms-2.5 flex"}>
          {isOpen && (
            <Button size="sm" onClick={onFinalize}>
              {t.finalize}
            </Button>
          )}
          {!isOpen && takesBack && (
            <Button size="sm" look="quiet" onClick={onRefund}>
              {t.refund}
            </Button>
          )}
          {!isElsewhere && (isOpen || takesBack) && (
            <Button
              size="sm"
              look="quiet"
              loading={cancel.busy}
              onClick={() => (sale.sc_terminal && !isOpen ? onCancel() : void cancel.run())}
            >
              {t.cancel}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

function useCancel(sale: Sale, keys: AttemptKeys) {
  const t = useMessages(registerMessages);
  const cancel = useTillAction(calls.term.cancel, { keys, inToast: true, onDone: () => {} });
  return {
    busy: cancel.busy,
    async run() {
      const { cancelTitle: title, cancelMessage: message, cancel: yes, keep } = t;
      if (await confirm({ title, message, confirm: yes, cancel: keep }))
        cancel.run({ body: { transaction_id: sale.id } });
    },
  };
}
