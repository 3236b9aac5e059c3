import type { Failure } from "@patron/contract/client";
import { type ComponentProps, useId, useRef, useState } from "react";
import { isUnsure } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { useShownSale } from "../display/use-display.ts";
import type { Account, Draft } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { StewardCode } from "../steward/steward-code.tsx";
import type { Application } from "../till-facts.ts";
import { AccountFailure } from "./account-failure.tsx";
import { AccountPayment } from "./account-payment.tsx";
import type { EarlierSale } from "./earlier-sale.ts";
import { Given } from "./given.tsx";
import { Methods } from "./payment-methods.tsx";
import { ReaderPayment } from "./reader-payment.tsx";
import { Sold } from "./sold.tsx";
import type { SoldSale } from "./sold-sale.ts";
import { Tip } from "./tip.tsx";
import { type PaymentProps, usePayment } from "./use-payment.ts";
import { VehicleFields } from "./vehicle-fields.tsx";

/** Takes the payment or reserves. It cannot be closed before the server has answered. */
export function Payment(props: PaymentProps) {
  const { draft, check, how, application } = props;
  const show = useShow();
  const payment = usePayment(props);
  const { done, close, reader } = payment;
  const { atReader } = reader;
  if (done)
    return how === "reserve" ? (
      <Sold done={done} reserved application={application} onClose={close} />
    ) : (
      <ShownSale done={done} draft={draft} application={application} onClose={close} />
    );
  const toPay = show.money(check.totals.amount_to_pay, check.currency);
  if (atReader === null) return <PaymentForm {...{ ...props, payment, toPay }} />;
  const leave = () => reader.leave(atReader);
  return <ReaderPayment transactionId={atReader} toPay={toPay} onSold={payment.finish} onLeft={leave} />;
}

type PaymentFormProps = PaymentProps & { payment: ReturnType<typeof usePayment>; toPay: string };
/** How the sale is paid, and what that needs. */
function PaymentForm({ draft, check, how, application, pending, step, payment, toPay }: PaymentFormProps) {
  const t = useMessages(registerMessages);
  const { methods, method, given, details, pressed, failure, accounts, account } = payment;
  // Enter pays the exact amount; the field for the given amount is one step back.
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  return (
    <Drawer
      open
      onClose={payment.close}
      title={how === "pay" ? t.takePayment : t.reserve}
      lead={<p className="text-figure font-semibold tabular-nums">{toPay}</p>}
      initialFocus={button}
      foot={
        <Button
          ref={button}
          type="submit"
          form={formId}
          variant="primary"
          size="xl"
          fullWidth
          disabled={method === undefined}
          loading={payment.busy || pending}
        >
          {how === "pay" ? `${t.pay} ${toPay}` : t.reserve}
        </Button>
      }
    >
      <form
        id={formId}
        // At the bottom, near the pay button, within reach of one thumb.
        className="flex min-h-full flex-col justify-end gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          payment.submit();
        }}
      >
        {failure && <FailureNote failure={failure} account={account} />}
        {method === undefined && <Callout tone="warning">{t.noMethod}</Callout>}
        {method !== undefined && <Methods methods={methods} method={method} onChange={payment.setMethod} />}
        {method !== "account" && (
          <VehicleFields asked={application} details={details} onChange={payment.setDetails} pressed={pressed} />
        )}
        {payment.asksSteward && <StewardCode value={payment.steward} onChange={payment.setSteward} />}
        {application.tips_enabled && (
          <Tip
            check={check}
            tip={draft.tip}
            presets={application.tips_presets}
            onChange={(tip) => step({ kind: "tip", tip })}
          />
        )}
        {method === "cash" && <Given check={check} given={given} onChange={payment.setGiven} />}
        {method === "account" && (
          <AccountPayment
            {...{ draft, step }}
            accounts={accounts}
            details={details}
            onChange={payment.setDetails}
            pressed={pressed}
            pinRequested={failure?.code.startsWith("pin.") ?? false}
          />
        )}
      </form>
    </Drawer>
  );
}

interface AtReaderProps {
  sale: SoldSale;
  draft: Draft;
  application: Application;
  onDone: () => void;
  onLeft: () => void;
}
/** A sale whose card payment was still at the reader when its cart came back. */
export function EarlierAtReader({ sale, draft, application, onDone, onLeft }: AtReaderProps) {
  const show = useShow();
  const [done, setDone] = useState<SoldSale | null>(null);
  if (done) return <ShownSale {...{ done, draft, application }} onClose={onDone} />;
  const toPay = show.money(sale.totals.amount_to_pay, sale.currency);
  return <ReaderPayment transactionId={sale.transactionId ?? ""} {...{ toPay, onLeft }} onSold={setDone} />;
}

type ShownSaleProps = Omit<ComponentProps<typeof Sold>, "reserved"> & { draft: Draft };
/** The sale of a cart that was sold before, after its answer was lost. */
export function Earlier({ earlier, ...sold }: Omit<ShownSaleProps, "done" | "earlier"> & { earlier: EarlierSale }) {
  if (earlier.state === "sold") return <ShownSale {...sold} done={earlier.sale} earlier />;
  const { application, onClose } = sold;
  return <Sold done={earlier.sale} reserved earlier {...{ application, onClose }} />;
}

/** A finished sale, which the customer's display shows too. */
function ShownSale({ draft, ...sold }: ShownSaleProps) {
  useShownSale(sold.done, draft.customer?.first_name ?? "");
  return <Sold {...sold} reserved={false} />;
}

function FailureNote({ failure, account }: { failure: Failure; account: Account | undefined }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  // A duplicate whose sale the till could not show.
  const own = isUnsure(failure) ? t.unsure : failure.code === "conflict.duplicate" ? t.soldBefore : undefined;
  if (account && own === undefined) return <AccountFailure failure={failure} account={account} />;
  return (
    <div role="alert">
      <Callout tone="danger">{own ?? failureText(common, failure)}</Callout>
    </div>
  );
}
