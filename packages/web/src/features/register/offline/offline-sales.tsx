import Printer from "lucide-react/icons/printer";
import ReceiptText from "lucide-react/icons/receipt-text";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { report } from "#kit/report.ts";
import { useShow } from "#kit/show.ts";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { registerMessages } from "../messages.ts";
import { offlineMessages } from "./messages.ts";
import { unsent } from "./offline-till.ts";
import { printOffline } from "./print-offline.ts";
import type { OfflineSale } from "./shapes.ts";

interface OfflineSalesProps {
  open: boolean;
  sales: readonly OfflineSale[];
  onClose: () => void;
}

/** Sales without a connection, the latest first: what became of each, and what to do where something is left to do. */
export function OfflineSales({ open, sales, onClose }: OfflineSalesProps) {
  const t = useMessages(offlineMessages);
  return (
    <Drawer open={open} onClose={onClose} title={t.title}>
      {sales.length === 0 && <EmptyState icon={ReceiptText} title={t.none} />}
      {unsent(sales).length > 0 && <Callout>{t.keep}</Callout>}
      <ul className="divide-y divide-default">
        {sales.toReversed().map((sale) => (
          <SaleRow key={sale.receipt_number} sale={sale} />
        ))}
      </ul>
    </Drawer>
  );
}

const tones = { waiting: "info", failed: "danger", sent: "success" } as const;

function SaleRow({ sale }: { sale: OfflineSale }) {
  const t = useMessages(offlineMessages);
  const register = useMessages(registerMessages);
  const show = useShow();
  const { state, receipt_number, body, check, arrived } = sale;
  const booked = arrived?.transaction_number;
  return (
    <li className="flex flex-col gap-2 py-3">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-body font-medium">
            {t.receipt} <bdi>{receipt_number}</bdi>
          </span>
          <span className="block text-table text-muted">
            <time>{show.dateTime(body.sold_dt)}</time>
            {booked && <> · {register.soldNumber(booked)}</>}
          </span>
        </span>
        <span className="flex flex-col items-end gap-1">
          <bdi className="text-body font-semibold tabular-nums">
            {show.money(check.totals.amount_to_pay, check.currency)}
          </bdi>
          <Status tone={tones[state]}>{t.states[state]}</Status>
        </span>
      </div>
      <Trouble sale={sale} />
      <div className="-ms-2.5 flex">
        <Button icon={Printer} size="sm" look="quiet" onClick={() => void printOffline(sale).catch(report)}>
          {register.printReceipt}
        </Button>
      </div>
    </li>
  );
}

/** What is left to do about a sale, in words. */
function Trouble({ sale: { state, failure, arrived } }: { sale: OfflineSale }) {
  const t = useMessages(offlineMessages);
  const common = useCommonMessages();
  if (state === "failed" && failure !== null)
    return <Callout tone="danger">{common.failures[failure] ?? common.failures["server.broken"]}</Callout>;
  if (!arrived || arrived.conflicts.length === 0) return null;
  const title = arrived.conflicts.map(({ kind }) => t.values.kind[kind]).join(" · ");
  return (
    <Callout tone="warning" title={title}>
      {arrived.transaction_number === null ? t.notBooked : t.settle}
    </Callout>
  );
}
