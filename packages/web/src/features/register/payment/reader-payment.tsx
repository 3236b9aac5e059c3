import CreditCard from "lucide-react/icons/credit-card";
import { type RefObject, useEffect, useRef } from "react";
import { isUnsure } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { readerPaymentsMessages } from "#kit/reader-payments/messages.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { registerMessages } from "../messages.ts";
import { type ReaderPaymentProps, useReaderPayment } from "./use-reader-payment.ts";

/** What the customer does at the card reader, and what comes of it. It cannot be closed while the card may be charged. */
export function ReaderPayment({ toPay, ...props }: ReaderPaymentProps & { toPay: string }) {
  const t = useMessages(registerMessages);
  const reader = useReaderPayment(props);
  const { payment, isRunning, isSold, failure } = reader;
  const button = useRef<HTMLButtonElement>(null);
  const isWaiting = isRunning || isSold || (!failure && payment === undefined);
  // The buttons change with what has happened.
  useEffect(() => {
    if (!isWaiting) button.current?.focus();
  }, [isWaiting]);
  return (
    <Drawer
      open
      onClose={() => !isWaiting && reader.leave()}
      title={t.card}
      lead={<p className="text-figure font-semibold tabular-nums">{toPay}</p>}
      initialFocus={button}
      foot={isWaiting ? <Waiting reader={reader} button={button} /> : <Over reader={reader} button={button} />}
    >
      <div className="flex flex-col items-center gap-4 py-6 text-center">
        <CreditCard aria-hidden className="size-14 text-muted" />
        {isWaiting ? <Progress reader={reader} /> : <Outcome reader={reader} />}
      </div>
    </Drawer>
  );
}

interface PartProps {
  reader: ReturnType<typeof useReaderPayment>;
}
type FootProps = PartProps & { button: RefObject<HTMLButtonElement | null> };

function Waiting({ reader, button }: FootProps) {
  const t = useMessages(registerMessages);
  const { payment, isSold, isStopping } = reader;
  // Stripe does not say what became of it: the server finds out and returns a charge by itself.
  const isUnsure = isStopping && payment !== undefined && payment.problem !== null;
  return (
    <div className="flex w-full flex-col gap-2">
      {isUnsure && (
        <Button size="lg" fullWidth loading={reader.isLeaving} onClick={reader.leave}>
          {t.readerLeave}
        </Button>
      )}
      <Button ref={button} size="xl" fullWidth loading={isStopping} disabled={!payment || isSold} onClick={reader.stop}>
        {t.readerCancel}
      </Button>
    </div>
  );
}

function Over({ reader, button }: FootProps) {
  const t = useMessages(registerMessages);
  const isGone = reader.payment?.problem === "not-sold";
  return (
    <div className="flex w-full flex-col gap-2">
      <Button size="lg" fullWidth loading={reader.isLeaving} onClick={reader.leave}>
        {t.readerOther}
      </Button>
      {!isGone && (
        <Button ref={button} variant="primary" size="xl" fullWidth loading={reader.isStarting} onClick={reader.retry}>
          {t.readerAgain}
        </Button>
      )}
    </div>
  );
}

/** What happens at this moment. */
function Progress({ reader: { payment, isSold, isStopping } }: PartProps) {
  const t = useMessages(registerMessages);
  const texts = useMessages(readerPaymentsMessages);
  const now = isSold
    ? t.readerPaid
    : isStopping
      ? t.readerCanceling
      : payment?.state === "on-reader"
        ? t.readerFollow
        : t.readerStarting;
  return (
    <>
      <p role="status" className="text-section font-semibold">
        {now}
      </p>
      {payment?.problem ? (
        <p className="text-body text-muted">
          {texts.values.problem[payment.problem]} {t.readerUnsure}
        </p>
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** Why the card was not charged. */
function Outcome({ reader: { payment, failure } }: PartProps) {
  const t = useMessages(registerMessages);
  const texts = useMessages(readerPaymentsMessages);
  const common = useCommonMessages();
  // Whether the server has begun it.
  const isUnknown = failure !== null && isUnsure(failure);
  const said = payment?.error_text && payment.problem !== "not-sold" ? payment.error_text : null;
  return (
    <>
      <p role="status" className="text-section font-semibold">
        {payment?.problem === "not-sold" ? t.readerNotSold : isUnknown ? t.readerStarting : t.readerNotCharged}
      </p>
      <div role="alert" className="w-full text-start">
        {failure ? (
          <Callout tone="danger">{isUnknown ? t.unsure : failureText(common, failure)}</Callout>
        ) : (
          payment?.problem && (
            <Callout tone="danger">
              {texts.values.problem[payment.problem]} {said && <bdi className="wrap-anywhere">{said}</bdi>}
            </Callout>
          )
        )}
      </div>
    </>
  );
}
