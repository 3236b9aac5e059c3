import type { term } from "@patron/contract";
import type { Failure, ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { moneyText, parseMoney } from "@patron/engine/money";
import { useId, useRef, useState } from "react";
import { type AttemptKeys, isUnsure } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { type Segment, SegmentedControl } from "#ui/fields/segmented-control.tsx";
import { Drawer } from "#ui/overlays/drawer.tsx";
import { type Account, type Draft, type Paid, requestOf } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import type { Check } from "../use-price.ts";
import { useTillAction } from "../use-till-action.ts";
import { AccountFailure } from "./account-failure.tsx";
import { AccountPayment, accountsFor, chosenOf, isComplete, noDetails, paidFrom } from "./account-payment.tsx";
import { Sold } from "./sold.tsx";

interface PaymentProps {
  draft: Draft;
  check: Check;
  how: "pay" | "reserve";
  /** Belong to the sale, so that a closed and reopened payment does not sell twice. */
  keys: AttemptKeys;
  onClose: () => void;
  onSold: () => void;
}
type Done = ReplyOf<typeof term.sale>;

type PaymentMethod = "cash" | "bank-card" | "account" | "later";

/** Takes the payment or reserves. It cannot be closed before the server has answered. */
export function Payment({ draft, check, how, keys, onClose, onSold }: PaymentProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const [done, setDone] = useState<Done | null>(null);
  const [method, setMethod] = useState<PaymentMethod>(how === "pay" ? "cash" : "later");
  const [given, setGiven] = useState<string | null>(null);
  const [details, setDetails] = useState(noDetails);
  const [pressed, setPressed] = useState(false);
  // Enter pays the exact amount; the field for the given amount is one step back.
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const sending = useSaleAction(how, keys, setDone);
  const accounts = accountsFor(draft, check.currency);
  const account = method === "account" ? chosenOf(accounts, details) : undefined;
  const toPay = show.money(check.totals.amount_to_pay, check.currency);
  function close() {
    if (sending.busy) return;
    if (done) onSold();
    onClose();
  }
  function submit() {
    setPressed(true);
    if (account && !isComplete(account, details)) return;
    sending.run({ body: requestOf(draft, account ? paidFrom(account, details) : paidIn(method, given)) });
  }
  if (done) return <Sold done={done} reserved={how === "reserve"} onClose={close} />;
  return (
    <Drawer
      open
      onClose={close}
      title={how === "pay" ? t.takePayment : t.reserve}
      lead={<p className="text-figure font-semibold tabular-nums">{toPay}</p>}
      initialFocus={button}
      foot={
        <Button ref={button} type="submit" form={formId} variant="primary" size="xl" fullWidth loading={sending.busy}>
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
          submit();
        }}
      >
        {sending.failure && <FailureNote failure={sending.failure} account={account} />}
        <Methods how={how} method={method} onChange={setMethod} byAccount={accounts.length > 0} />
        {method === "cash" && <Given check={check} given={given} onChange={setGiven} />}
        {method === "account" && (
          <AccountPayment
            draft={draft}
            accounts={accounts}
            details={details}
            onChange={setDetails}
            pressed={pressed}
            pinRequested={sending.failure?.code.startsWith("pin.") ?? false}
          />
        )}
      </form>
    </Drawer>
  );
}

/** The payment of a method other than an account. A reservation is paid when it is finished. */
function paidIn(method: PaymentMethod, given: string | null): Paid {
  if (method === "cash") return { payments: [{ payment_type: "cash", ...(given ? { tendered: given } : {}) }] };
  return method === "bank-card" ? { payments: [{ payment_type: "bank-card" }] } : {};
}

/** Payment methods. An account is offered only if the customer has one. */
function Methods({ how, method, onChange, byAccount }: MethodsProps) {
  const t = useMessages(registerMessages);
  if (how === "reserve" && !byAccount) return null;
  const later = { value: "later" as const, label: t.payLater };
  const account = { value: "account" as const, label: t.account };
  const now = [
    { value: "cash" as const, label: t.cash },
    { value: "bank-card" as const, label: t.card },
  ];
  const segments: Segment<PaymentMethod>[] = [...(how === "pay" ? now : [later]), ...(byAccount ? [account] : [])];
  return (
    <SegmentedControl size="lg" aria-label={t.takePayment} value={method} onChange={onChange} segments={segments} />
  );
}
interface MethodsProps {
  how: "pay" | "reserve";
  method: PaymentMethod;
  onChange: (method: PaymentMethod) => void;
  byAccount: boolean;
}

function FailureNote({ failure, account }: { failure: Failure; account: Account | undefined }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  // The id is set before sending, so a duplicate is this sale, stored by an attempt whose answer was lost.
  const own = isUnsure(failure) ? t.unsure : failure.code === "conflict.duplicate" ? t.soldBefore : undefined;
  if (account && own === undefined) return <AccountFailure failure={failure} account={account} />;
  return (
    <div role="alert">
      <Callout tone="danger">{own ?? failureText(common, failure)}</Callout>
    </div>
  );
}

function useSaleAction(how: "pay" | "reserve", keys: AttemptKeys, onDone: (done: Done) => void) {
  const sale = useTillAction(calls.term.sale, { keys, onDone });
  const reserve = useTillAction(calls.term.reserve, { keys, onDone });
  return how === "pay" ? sale : reserve;
}

/** The given amount and the change. */
function Given({
  check,
  given,
  onChange,
}: {
  check: Check;
  given: string | null;
  onChange: (given: string | null) => void;
}) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { currency } = check;
  const toPay = parseMoney(check.totals.amount_to_pay, currency) ?? 0n;
  const paid = given === null ? toPay : (parseMoney(given, currency) ?? 0n);
  const change = paid > toPay ? paid - toPay : 0n;
  const missing = paid < toPay ? toPay - paid : 0n;
  const money = (amount: bigint) => show.money(moneyText(amount, currency), currency);
  return (
    <>
      <Field
        label={t.given}
        // Not an error: it also appears while a sum is being typed.
        labelEnd={
          <span role="status" className="font-medium text-table text-warning tabular-nums">
            {missing > 0n && <bdi>{t.missing(money(missing))}</bdi>}
          </span>
        }
      >
        <NumberField value={given} onChange={onChange} digits={2} suffix={currency} size="lg" />
      </Field>
      <div className="flex flex-wrap gap-2">
        <span className="flex basis-full">
          <Button size="xl" fullWidth onClick={() => onChange(null)}>
            {t.exact}
          </Button>
        </span>
        {notesAbove(toPay).map((note) => (
          // Two a row; an odd last one fills its own.
          <span key={note.toString()} className="flex grow basis-2/5">
            <Button size="xl" fullWidth onClick={() => onChange(moneyText(note, currency))}>
              {money(note)}
            </Button>
          </span>
        ))}
      </div>
      <p aria-live="polite" className="flex items-baseline justify-between gap-4">
        <span className="text-section font-semibold">{t.change}</span>
        <span className={`text-figure font-semibold tabular-nums ${change > 0n ? "" : "text-muted"}`}>
          {money(change)}
        </span>
      </p>
    </>
  );
}

/** Round amounts that a customer is likely to give: the next ten, fifty, hundred, five hundred and thousand. */
function notesAbove(toPay: bigint): bigint[] {
  const steps = [1_000n, 5_000n, 10_000n, 50_000n, 100_000n];
  const sums = steps.map((step) => ((toPay + step - 1n) / step) * step).filter((sum) => sum > toPay);
  return [...new Set(sums)].slice(0, 4);
}
