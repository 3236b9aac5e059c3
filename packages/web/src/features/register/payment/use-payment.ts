import type { Failure } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { use, useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { report } from "#kit/report.ts";
import type { Check } from "../check.ts";
import { type Draft, requestOf, type Step } from "../draft.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import { useOfflineSale } from "../offline/use-offline-sale.ts";
import { useDroppedAmount } from "../quantity/use-dropped-amount.ts";
import type { Application } from "../till-facts.ts";
import { useIdle } from "../use-idle.ts";
import { useTillAction } from "../use-till-action.ts";
import { accountsFor, chosenOf, noDetails, paidFrom } from "./account-payment.tsx";
import type { EarlierSales } from "./earlier-sale.ts";
import { type Ending, methodsFor, type PaymentMethod } from "./methods.ts";
import { paidIn } from "./payment-methods.tsx";
import { type SoldSale, soldOffline, soldOnline } from "./sold-sale.ts";
import { isComplete, vehicleIn } from "./vehicle-fields.tsx";

export interface PaymentProps {
  draft: Draft;
  check: Check;
  how: Ending;
  application: Application;
  /** A card reader takes card payments. */
  cardReader: boolean;
  /** A steward may have the sale booked for themselves. */
  stewards: boolean;
  /** The price of the latest change is still on its way. */
  pending: boolean;
  step: (step: Step) => void;
  /** Belong to the sale, so that a closed and reopened payment does not sell twice. */
  keys: AttemptKeys;
  look: EarlierSales["look"];
  onClose: () => void;
  onSold: () => void;
}

/** A sale at the card reader that nobody comes back to is cancelled after this time. */
const atReaderSeconds = 1_800;

/** What the cashier has entered for a payment, and its sending. */
export function usePayment(props: PaymentProps) {
  const { draft, check, how, application, cardReader, pending, step, keys, look, onClose, onSold } = props;
  const [done, setDone] = useState<SoldSale | null>(null);
  const [chosen, setMethod] = useState<PaymentMethod | undefined>();
  const [given, setGiven] = useState<string | null>(null);
  const [details, setDetails] = useState(noDetails);
  const [steward, setSteward] = useState("");
  const [pressed, setPressed] = useState(false);
  const [isLooking, setLooking] = useState(false);
  const sending = useSaleAction({ draft, how, check, keys, onDone: finish, onRefused: refused });
  const reader = useAtReader({ keys, step, onRefused: refused });
  const busy = sending.busy || reader.reserving.busy || isLooking || reader.atReader !== null;
  const isAway = use(OfflineContext)?.isAway ?? false;
  const accounts = isAway ? [] : accountsFor(draft, check.currency);
  const methods = methodsFor(how, application, { byAccount: accounts.length > 0, byCard: !(isAway && cardReader) });
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const account = method === "account" ? chosenOf(accounts, details) : undefined;
  useIdle(application.idle_timeout_s, close);
  function close() {
    if (busy) return;
    if (done) onSold();
    onClose();
  }
  function finish(sale: SoldSale) {
    reader.end();
    setDone(sale);
    step({ kind: "paid" });
  }
  /** The id is set before sending, so a duplicate is this sale, made by an attempt whose answer was lost. */
  function refused({ code }: Failure) {
    if (code !== "conflict.duplicate") return;
    setLooking(true);
    look(draft.id)
      .then((isSold) => isSold && onClose())
      .catch(report)
      .finally(() => setLooking(false));
  }
  function submit() {
    setPressed(true);
    const asked = account ?? application;
    if (method === undefined || pending || !isComplete(asked, details)) return;
    const paid = account ? paidFrom(account, details) : { ...paidIn(method, given), ...vehicleIn(asked, details) };
    step({ kind: "sent" });
    const body = { ...requestOf(draft, paid), ...(steward.trim() && { steward_code: steward.trim() }) };
    if (cardReader && how === "pay" && method === "bank-card" && Number(check.totals.amount_to_pay) > 0)
      return reader.reserving.run({ body: { ...body, expires_in_seconds: atReaderSeconds } });
    sending.run({ body });
  }
  const asksSteward = props.stewards && !isAway;
  const entered = { methods, method, given, details, pressed, accounts, account, steward, asksSteward };
  const refusal = useDroppedAmount(sending.failure ?? reader.reserving.failure, draft, step);
  const failure = isLooking ? null : refusal;
  const set = { setMethod, setGiven, setDetails, setSteward };
  return { ...entered, ...set, done, busy, failure, submit, close, finish, reader };
}

interface AtReaderOptions extends Pick<PaymentProps, "keys" | "step"> {
  onRefused: (failure: Failure) => void;
}
/** A sale that is reserved so that the card reader takes its payment; `atReader` is its id. */
function useAtReader({ keys, step, onRefused }: AtReaderOptions) {
  const [atReader, setAtReader] = useState<string | null>(null);
  const reserving = useTillAction(calls.term.reserve, {
    ...{ keys, onRefused },
    onDone: ({ transaction }) => setAtReader(transaction.id),
  });
  const end = () => setAtReader(null);
  /** The reservation is cancelled, and its cart is another sale. */
  function leave(id: string) {
    end();
    step({ kind: "renew", id });
  }
  return { atReader, reserving, end, leave };
}

interface SaleActionOptions extends Pick<PaymentProps, "draft" | "how" | "check" | "keys"> {
  onDone: (sale: SoldSale) => void;
  onRefused: (failure: Failure) => void;
}

/** Sells or reserves on the server, or sells without a connection: the sale has the same id then, so it is booked once even if the server has it already. */
function useSaleAction({ draft, how, check, keys, onDone, onRefused }: SaleActionOptions) {
  const done = (reply: Parameters<typeof soldOnline>[0]) => onDone(soldOnline(reply));
  const sale = useTillAction(calls.term.sale, { keys, onDone: done, onRefused });
  const reserve = useTillAction(calls.term.reserve, { keys, onDone: done, onRefused });
  const offline = useOfflineSale(draft, check, (sold) => onDone(soldOffline(sold)));
  const sells = use(OfflineContext)?.sells ?? false;
  if (how === "reserve") return reserve;
  return sells ? offline : sale;
}
