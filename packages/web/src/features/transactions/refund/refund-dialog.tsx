import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useAttempt } from "#kit/call/use-attempt.ts";
import { invalidate } from "#kit/call/use-call.ts";
import { type LeftLine, leftLines } from "#kit/left-lines.ts";
import { PartFailure } from "#kit/load-failure.tsx";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { refundMessages } from "./messages.ts";
import { RefundEffects } from "./refund-effects.tsx";
import { type Details, type RefundState, useRefund } from "./use-refund.ts";

/** Refunds goods of a sale: what comes back is entered, everything that follows is shown, and confirming does exactly that. */
export function openRefund(details: Details, title: string): Promise<unknown> {
  return openModal({ title, size: "md", content: (close) => <RefundForm details={details} close={() => close()} /> });
}

function RefundForm({ details, close }: { details: Details; close: () => void }) {
  const t = useMessages(refundMessages);
  const common = useCommonMessages();
  const show = useShow();
  const { transaction } = details;
  const refund = useRefund(transaction.id);
  const [reason, setReason] = useState("");
  const add = useAttempt(calls.refunds.add, {
    // Not the previews: the goods are gone from the sale that they show.
    refresh: () => invalidate(calls.transactions.get),
    onDone: () => {
      toast({ type: "success", message: t.done });
      close();
    },
    onFailure: ({ code }) => {
      if (code === "refund.outdated") void refund.reload();
      return false;
    },
  });
  const { preview, error, isCurrent } = refund;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!preview || !isCurrent) return;
    const body = { ...refund.draft, fingerprint: preview.fingerprint, reason: reason.trim() || null };
    void add.run({ path: { transactionId: transaction.id }, body });
  }
  const amount = preview && show.money(preview.check.totals.amount_to_pay.replace("-", ""), transaction.currency);
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-6">
          <RefundLines lines={leftLines(details)} refund={refund} />
          {error && <PartFailure error={error} />}
          {preview && <RefundEffects preview={preview} refund={refund} currency={transaction.currency} />}
          {preview && (
            <Field label={t.fields.reason}>
              <Input value={reason} maxLength={500} onChange={setReason} />
            </Field>
          )}
        </div>
      </ModalBody>
      <ModalFooter>
        <Button onClick={close}>{common.cancel}</Button>
        <Button type="submit" variant="primary" loading={add.busy} disabled={!preview || error !== null || !isCurrent}>
          {amount ? t.confirm(amount) : t.refund}
        </Button>
      </ModalFooter>
    </form>
  );
}

function RefundLines({ lines, refund }: { lines: readonly LeftLine[]; refund: RefundState }) {
  const t = useMessages(refundMessages);
  const show = useShow();
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h3 className="text-section font-semibold">{t.lines}</h3>
        <Button size="sm" onClick={() => refund.enter(Object.fromEntries(lines.map(({ id, left }) => [id, left])))}>
          {t.all}
        </Button>
      </div>
      <p className="text-table text-muted">{t.choose}</p>
      {lines.map(({ id, title, left }) => (
        <div key={id} className="flex items-center justify-between gap-4">
          <span className="min-w-0 text-body wrap-anywhere">
            <bdi>{title}</bdi>
          </span>
          <div className="w-40 shrink-0">
            <NumberField
              aria-label={title}
              digits={3}
              wholeDigits={9}
              alignEnd
              suffix={t.ofLeft(show.quantity(left))}
              value={refund.quantities[id] ?? null}
              onChange={(quantity) => refund.enter({ [id]: quantity })}
            />
          </div>
        </div>
      ))}
    </section>
  );
}
