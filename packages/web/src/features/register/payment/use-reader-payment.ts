import { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { queries } from "#kit/call/use-call.ts";
import { retryWhileAway } from "../offline/answers.ts";
import { requestTill } from "../till.ts";
import { useTillAction } from "../use-till-action.ts";
import { type SoldSale, soldOnline } from "./sold-sale.ts";

const askedMs = 1_000;
const running: readonly string[] = ["waiting", "on-reader", "canceling"];

export interface ReaderPaymentProps {
  transactionId: string;
  onSold: (sale: SoldSale) => void;
  /** The reservation is gone, and the cart is a new sale. */
  onLeft: () => void;
}

/** The payment of a reserved sale at the card reader: begun, watched until it is over, cancelled, or left for another payment method. */
export function useReaderPayment({ transactionId, onSold, onLeft }: ReaderPaymentProps) {
  const path = { transactionId };
  const queryKey = ["till", "reader-payment", transactionId];
  const shown = useQuery(
    {
      queryKey,
      queryFn: () => askPayment(transactionId),
      refetchInterval: ({ state: { data } }) => (!data || running.includes(data.state)) && askedMs,
    },
    queries,
  );
  const again = () => queries.invalidateQueries({ queryKey });
  const start = useTillAction(calls.readerPayments.start, { onDone: () => void again() });
  const stop = useTillAction(calls.readerPayments.stop, { onDone: () => void again() });
  const leave = useTillAction(calls.term.cancel, { onDone: onLeft, onRefused: () => void again() });
  const payment = shown.data ?? undefined;
  const isSold = payment?.state === "paid" && payment.problem !== "not-sold";
  const sold = useQuery(
    {
      queryKey: ["till", "check", transactionId, "sold"],
      queryFn: () => requestTill(calls.term.check, { path }),
      enabled: isSold,
      ...retryWhileAway,
    },
    queries,
  );
  const finish = useEffectEvent(() => {
    if (sold.data) onSold(soldOnline(sold.data));
  });
  const begin = useEffectEvent(() => start.run({ path }));
  const isUnknown = shown.data === null;
  // A reservation that the reader has not been asked about yet.
  useEffect(() => {
    if (isUnknown) begin();
  }, [isUnknown]);
  const isRead = sold.data !== undefined;
  useEffect(() => {
    if (isRead) finish();
  }, [isRead]);
  const isGone = payment?.problem === "not-sold";
  return {
    payment,
    isSold,
    isRunning: payment !== undefined && running.includes(payment.state),
    failure: start.failure ?? leave.failure,
    isStarting: start.busy,
    isLeaving: leave.busy,
    isStopping: stop.busy || payment?.state === "canceling",
    retry: () => start.run({ path }),
    stop: () => stop.run({ path }),
    leave: () => (isGone ? onLeft() : leave.run({ body: { transaction_id: transactionId } })),
  };
}

/** Null if the reader has not been asked. */
async function askPayment(transactionId: string) {
  try {
    return await requestTill(calls.readerPayments.ofCheck, { path: { transactionId } });
  } catch (error) {
    if (error instanceof Failure && error.code === "reader_payment.not_found") return null;
    throw error;
  }
}
