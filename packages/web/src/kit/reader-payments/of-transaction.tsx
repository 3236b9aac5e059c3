import type { readerPayments } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import type { ReaderPaymentState, ReaderRefundState } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { Status } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { toast } from "#ui/overlays/toast.ts";
import type { Tone } from "#ui/tone.ts";
import { useAction } from "../call/use-action.ts";
import { invalidate, useCall } from "../call/use-call.ts";
import { useLive } from "../live.ts";
import { useMessages } from "../messages.ts";
import { useAccess } from "../session/access.ts";
import { useShow } from "../show.ts";
import { readerPaymentsMessages } from "./messages.ts";

type Shown = ReplyOf<typeof readerPayments.ofTransaction>;
type Payment = Shown["payments"][number];
type Refund = Shown["refunds"][number];

/** Payments of a transaction at the card reader, and what went back to the card; nothing where there are none. */
export function ReaderPayments({ transactionId }: { transactionId: string }) {
  const may = useAccess();
  return may([calls.readerPayments.ofTransaction]) ? <Loaded transactionId={transactionId} /> : null;
}

function Loaded({ transactionId }: { transactionId: string }) {
  const t = useMessages(readerPaymentsMessages);
  const { data } = useCall(calls.readerPayments.ofTransaction, { path: { transactionId } });
  useLive(["reader_payment", "reader_refund"], () => void invalidate(calls.readerPayments.ofTransaction));
  if (!data || data.payments.length + data.refunds.length === 0) return null;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.title}</h3>
      <ul className="divide-y divide-default">
        {data.payments.map((one) => (
          <PaymentRow key={one.id} payment={one} />
        ))}
        {data.refunds.map((one) => (
          <RefundRow key={one.id} refund={one} />
        ))}
      </ul>
    </section>
  );
}

const paymentTones: Record<ReaderPaymentState, Tone> = {
  ...{ waiting: "warning", "on-reader": "warning", canceling: "warning" },
  ...{ paid: "success", declined: "danger", canceled: "neutral", failed: "danger" },
};
const refundTones: Record<ReaderRefundState, Tone> = {
  ...{ waiting: "warning", pending: "warning", returned: "success", failed: "danger" },
};

function PaymentRow({ payment: one }: { payment: Payment }) {
  const t = useMessages(readerPaymentsMessages);
  const show = useShow();
  return (
    <li className="flex flex-col gap-1.5 py-2.5 text-body">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <bdi className="font-medium tabular-nums">{show.money(one.amount, one.currency)}</bdi>
        <Status tone={paymentTones[one.state]}>{t.values.state[one.state]}</Status>
      </div>
      <Trouble {...one} />
      <DefinitionList
        rows={[
          ...cardRow(t.fields.card, one),
          ...(one.payment_id ? [{ term: t.fields.payment_id, value: <Id text={one.payment_id} /> }] : []),
          ...(one.paid_dt ? [{ term: t.fields.paid_dt, value: show.dateTime(one.paid_dt) }] : []),
        ]}
      />
    </li>
  );
}

function RefundRow({ refund: one }: { refund: Refund }) {
  const t = useMessages(readerPaymentsMessages);
  const show = useShow();
  const may = useAccess();
  const repeat = useAction(calls.readerPayments.repeatRefund, {
    onDone: () => void toast({ message: t.repeated, type: "success" }),
  });
  return (
    <li className="flex flex-col gap-1.5 py-2.5 text-body">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="font-medium">
          {t.values.refund_kind[one.kind]} <bdi className="tabular-nums">{show.money(one.amount, one.currency)}</bdi>
        </span>
        <Status tone={refundTones[one.state]}>{t.values.refund_state[one.state]}</Status>
      </div>
      <Trouble {...one} />
      <DefinitionList
        rows={[
          ...cardRow(t.fields.card, one),
          ...(one.refund_id ? [{ term: t.fields.refund_id, value: <Id text={one.refund_id} /> }] : []),
          ...(one.returned_dt ? [{ term: t.fields.returned_dt, value: show.dateTime(one.returned_dt) }] : []),
          ...(one.state === "failed" && one.due_dt
            ? [{ term: t.fields.due_dt, value: show.dateTime(one.due_dt) }]
            : []),
        ]}
      />
      {one.state === "failed" && may([calls.readerPayments.repeatRefund]) && (
        <div>
          <Button size="sm" loading={repeat.busy} onClick={() => repeat.run({ path: { readerRefundId: one.id } })}>
            {t.repeat}
          </Button>
        </div>
      )}
    </li>
  );
}

function Trouble({ problem, error_text }: Pick<Payment, "problem" | "error_text">) {
  const t = useMessages(readerPaymentsMessages);
  if (!problem) return null;
  return (
    <p className="wrap-anywhere text-muted">
      {t.values.problem[problem]} {error_text && problem !== "not-sold" && <bdi>{error_text}</bdi>}
    </p>
  );
}

const Id = ({ text }: { text: string }) => <bdi className="wrap-anywhere">{text}</bdi>;

function cardRow(term: string, { card_brand, card_last4 }: Pick<Payment, "card_brand" | "card_last4">) {
  if (!card_last4) return [];
  return [{ term, value: <bdi>{[card_brand?.toUpperCase(), `•••• ${card_last4}`].filter(Boolean).join(" ")}</bdi> }];
}
