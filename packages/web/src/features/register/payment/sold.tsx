import CircleCheck from "lucide-react/icons/circle-check";
import { useRef } from "react";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { registerMessages } from "../messages.ts";
import { offlineMessages } from "../offline/messages.ts";
import { ReceiptEmail } from "../receipt-email/receipt-email.tsx";
import type { Application } from "../till-facts.ts";
import { useIdle } from "../use-idle.ts";
import { FiscalNumber } from "./fiscal-number.tsx";
import { PrintButton } from "./print-button.tsx";
import { ReceiptCode } from "./receipt-code.tsx";
import type { SoldSale } from "./sold-sale.ts";

interface SoldProps {
  done: SoldSale;
  reserved: boolean;
  /** An earlier attempt made it, and its answer was lost. */
  earlier?: boolean;
  application: Application;
  onClose: () => void;
}

/** The finished sale or reservation: number, change and earned bonuses. */
export function Sold({ done, reserved, earlier, application, onClose }: SoldProps) {
  const t = useMessages(registerMessages);
  const offlineTexts = useMessages(offlineMessages);
  const show = useShow();
  const amount = usePostedAmount();
  useIdle(application.idle_timeout_s, onClose);
  const button = useRef<HTMLButtonElement>(null);
  const { totals, currency, number, payments, transactionId, print } = done;
  const change = payments.find((payment) => payment.change !== null)?.change;
  const facts = [
    [t.toPay, show.money(totals.amount_to_pay, currency)],
    ...payments.flatMap(({ special_account: account }) =>
      account ? [[account.title, amount(account.amount, account.unit)]] : [],
    ),
    ...(Number(totals.bonuses_added_amount) > 0 ? [[t.earns, show.money(totals.bonuses_added_amount, currency)]] : []),
  ];
  return (
    <Drawer
      open
      onClose={onClose}
      title={reserved ? t.reserved : t.sold}
      initialFocus={button}
      foot={
        <Button ref={button} variant="primary" size="xl" fullWidth onClick={onClose}>
          {t.newCheck}
        </Button>
      }
    >
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <CircleCheck aria-hidden className="size-14 text-success" />
        <p role="status" className="text-section font-semibold">
          {reserved ? t.reservedNumber(number) : t.soldNumber(number)}
        </p>
        {earlier && <p className="text-body text-muted">{reserved ? t.reservedEarlier : t.soldEarlier}</p>}
        {!reserved && transactionId && <FiscalNumber transactionId={transactionId} />}
        <dl className="flex w-full flex-col gap-2">
          {change && (
            <div className="mb-2 flex items-baseline justify-between gap-4">
              <dt className="text-section font-semibold">{t.change}</dt>
              <dd className="text-figure font-semibold tabular-nums">
                <bdi>{show.money(change, currency)}</bdi>
              </dd>
            </div>
          )}
          {facts.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-4 text-body">
              <dt className="text-muted">
                <bdi>{label}</bdi>
              </dt>
              <dd className="font-semibold tabular-nums">
                <bdi>{value}</bdi>
              </dd>
            </div>
          ))}
        </dl>
        {transactionId === null && <p className="text-body text-muted">{offlineTexts.soldHint}</p>}
        {!reserved && transactionId && <ReceiptCode transactionId={transactionId} />}
        {!reserved && transactionId && <ReceiptEmail transactionId={transactionId} />}
        <PrintButton print={print} byItself={application.print_receipt && !reserved} />
      </div>
    </Drawer>
  );
}
