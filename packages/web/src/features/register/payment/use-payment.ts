import type { term } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { useState } from "react";
import type { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { type Draft, requestOf, type Step } from "../draft.ts";
import { useIdle } from "../use-idle.ts";
import type { Check } from "../use-price.ts";
import { useTillAction } from "../use-till-action.ts";
import type { Application } from "../use-till-facts.ts";
import { accountsFor, chosenOf, noDetails, paidFrom } from "./account-payment.tsx";
import { type Ending, methodsFor, type PaymentMethod, paidIn } from "./payment-methods.tsx";
import { isComplete, vehicleIn } from "./vehicle-fields.tsx";

export interface PaymentProps {
  draft: Draft;
  check: Check;
  how: Ending;
  application: Application;
  /** The price of the latest change is still on its way. */
  pending: boolean;
  step: (step: Step) => void;
  /** Belong to the sale, so that a closed and reopened payment does not sell twice. */
  keys: AttemptKeys;
  onClose: () => void;
  onSold: () => void;
}
type Done = ReplyOf<typeof term.sale>;

/** What the cashier has entered for a payment, and its sending. */
export function usePayment({ draft, check, how, application, pending, keys, onClose, onSold }: PaymentProps) {
  const [done, setDone] = useState<Done | null>(null);
  const [chosen, setMethod] = useState<PaymentMethod | undefined>();
  const [given, setGiven] = useState<string | null>(null);
  const [details, setDetails] = useState(noDetails);
  const [pressed, setPressed] = useState(false);
  const sending = useSaleAction(how, keys, setDone);
  const accounts = accountsFor(draft, check.currency);
  const methods = methodsFor(how, application, accounts.length > 0);
  const method = chosen && methods.includes(chosen) ? chosen : methods[0];
  const account = method === "account" ? chosenOf(accounts, details) : undefined;
  useIdle(application.idle_timeout_s, close);
  function close() {
    if (sending.busy) return;
    if (done) onSold();
    onClose();
  }
  function submit() {
    setPressed(true);
    const asked = account ?? application;
    if (method === undefined || pending || !isComplete(asked, details)) return;
    const paid = account ? paidFrom(account, details) : { ...paidIn(method, given), ...vehicleIn(asked, details) };
    sending.run({ body: requestOf(draft, paid) });
  }
  const entered = { methods, method, given, details, pressed, accounts, account };
  return { ...entered, done, sending, setMethod, setGiven, setDetails, submit, close };
}

function useSaleAction(how: Ending, keys: AttemptKeys, onDone: (done: Done) => void) {
  const sale = useTillAction(calls.term.sale, { keys, onDone });
  const reserve = useTillAction(calls.term.reserve, { keys, onDone });
  return how === "pay" ? sale : reserve;
}
