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
import { AccountPayment, accountsFor, chosenOf, isAnswered, nothingWritten, paidFrom } from "./account-payment.tsx";
import { Sold } from "./sold.tsx";

interface PaymentProps {
  draft: Draft;
  check: Check;
  how: "pay" | "reserve";
  /** Of the check, which may be paid after the payment was closed and opened again. */
  keys: AttemptKeys;
  onClose: () => void;
  onSold: () => void;
}
type Done = ReplyOf<typeof term.sale>;

type Way = "cash" | "bank-card" | "account" | "later";

/** Ends a check: takes the payment or reserves. While it is under way it stays open: only its answer tells whether the check is sold. */
export function Payment({ draft, check, how, keys, onClose, onSold }: PaymentProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const [done, setDone] = useState<Done | null>(null);
  const [way, setWay] = useState<Way>(how === "pay" ? "cash" : "later");
  const [given, setGiven] = useState<string | null>(null);
  const [written, setWritten] = useState(nothingWritten);
  const [pressed, setPressed] = useState(false);
  // Enter pays as it stands; who wants to count the change goes one field back.
  const button = useRef<HTMLButtonElement>(null);
  const formId = useId();
  const sending = useEnding(how, keys, setDone);
  const accounts = accountsFor(draft, check.currency);
  const account = way === "account" ? chosenOf(accounts, written) : undefined;
  const toPay = show.money(check.totals.amount_to_pay, check.currency);
  function close() {
    if (sending.busy) return;
    if (done) onSold();
    onClose();
  }
  function submit() {
    setPressed(true);
    if (account && !isAnswered(account, written)) return;
    sending.run({ body: requestOf(draft, account ? paidFrom(account, written) : paidIn(way, given)) });
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
        // At the lower end, beside the button that pays: one thumb reaches all of it.
        className="flex min-h-full flex-col justify-end gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {sending.failure && <FailureNote failure={sending.failure} account={account} />}
        <Ways how={how} way={way} onChange={setWay} byAccount={accounts.length > 0} />
        {way === "cash" && <Given check={check} given={given} onChange={setGiven} />}
        {way === "account" && (
          <AccountPayment
            draft={draft}
            accounts={accounts}
            written={written}
            onChange={setWritten}
            pressed={pressed}
            pinRequested={sending.failure?.code.startsWith("pin.") ?? false}
          />
        )}
      </form>
    </Drawer>
  );
}

/** What is sent of a payment that no account makes; of a reservation it is told when it is finished. */
function paidIn(way: Way, given: string | null): Paid {
  if (way === "cash") return { payments: [{ payment_type: "cash", ...(given ? { tendered: given } : {}) }] };
  return way === "bank-card" ? { payments: [{ payment_type: "bank-card" }] } : {};
}

/** How a check may be paid, or a reservation be held. A customer's account stands there only for who has one. */
function Ways({ how, way, onChange, byAccount }: WaysProps) {
  const t = useMessages(registerMessages);
  if (how === "reserve" && !byAccount) return null;
  const later = { value: "later" as const, label: t.payLater };
  const account = { value: "account" as const, label: t.account };
  const now = [
    { value: "cash" as const, label: t.cash },
    { value: "bank-card" as const, label: t.card },
  ];
  const segments: Segment<Way>[] = [...(how === "pay" ? now : [later]), ...(byAccount ? [account] : [])];
  return <SegmentedControl size="lg" aria-label={t.takePayment} value={way} onChange={onChange} segments={segments} />;
}
interface WaysProps {
  how: "pay" | "reserve";
  way: Way;
  onChange: (way: Way) => void;
  byAccount: boolean;
}

function FailureNote({ failure, account }: { failure: Failure; account: Account | undefined }) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  // The check has its id before it is sent: one that exists already was sold when no answer came, as it stood then.
  const own = isUnsure(failure) ? t.unsure : failure.code === "conflict.duplicate" ? t.soldBefore : undefined;
  if (account && own === undefined) return <AccountFailure failure={failure} account={account} />;
  return (
    <div role="alert">
      <Callout tone="danger">{own ?? failureText(common, failure)}</Callout>
    </div>
  );
}

/** What ends the check: both calls take the same one. */
function useEnding(how: "pay" | "reserve", keys: AttemptKeys, onDone: (done: Done) => void) {
  const sale = useTillAction(calls.term.sale, { keys, onDone });
  const reserve = useTillAction(calls.term.reserve, { keys, onDone });
  return how === "pay" ? sale : reserve;
}

/** What the customer hands over, and the change. */
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
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-3">
        <span className="col-span-2 flex">
          <Button size="xl" fullWidth onClick={() => onChange(null)}>
            {t.exact}
          </Button>
        </span>
        {notesAbove(toPay).map((note) => (
          <Button key={note.toString()} size="xl" onClick={() => onChange(moneyText(note, currency))}>
            {money(note)}
          </Button>
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

/** Round sums that a customer is likely to hand over: the next ten, fifty, hundred, five hundred and thousand. */
function notesAbove(toPay: bigint): bigint[] {
  const steps = [1_000n, 5_000n, 10_000n, 50_000n, 100_000n];
  const sums = steps.map((step) => ((toPay + step - 1n) / step) * step).filter((sum) => sum > toPay);
  return [...new Set(sums)].slice(0, 4);
}
