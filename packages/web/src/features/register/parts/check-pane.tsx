import type { Failure } from "@patron/contract/client";
import ReceiptText from "lucide-react/icons/receipt-text";
import { use, useEffect, useEffectEvent, useState } from "react";
import { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import type { Cart, CartStep } from "../cart.ts";
import { CustomerBar } from "../customer/customer-bar.tsx";
import { type Draft, isUnpriced } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { OfflineContext } from "../offline/offline-till.ts";
import type { EarlierSales } from "../payment/earlier-sale.ts";
import type { Ending } from "../payment/methods.ts";
import { Earlier, EarlierAtReader, Payment } from "../payment/payment.tsx";
import type { TillMoney } from "../quantity/quantity-for.ts";
import { useDroppedAmount } from "../quantity/use-dropped-amount.ts";
import type { Application } from "../till-facts.ts";
import { useKeys } from "../use-keys.ts";
import type { usePrice } from "../use-price.ts";
import { AgeCheck } from "./age-check.tsx";
import { CheckButtons } from "./check-buttons.tsx";
import { CheckLines } from "./check-lines.tsx";
import { CheckTotals } from "./check-totals.tsx";
import { Offers } from "./offers.tsx";

interface CheckPaneProps {
  cart: Cart;
  step: (step: CartStep) => void;
  onLeave: () => void;
  onPaying: (isPaying: boolean) => void;
  earlier: EarlierSales;
  price: ReturnType<typeof usePrice>;
  money: TillMoney;
  application: Application;
  cardReader: boolean;
  stewards: boolean;
}

/** The cart: customer, lines, totals, payment and reservation. The amount to pay is the largest thing here. */
export function CheckPane(props: CheckPaneProps) {
  const { cart, step, onLeave, onPaying, earlier, price, money, application, cardReader, stewards } = props;
  const t = useMessages(registerMessages);
  const [keys] = useState(() => new AttemptKeys());
  const { draft, selectedId } = cart;
  const { currency } = money;
  const { check, failure, pending } = price;
  const refusal = useDroppedAmount(failure, draft, step);
  const ready = check !== undefined && !failure && draft.lines.length > 0;
  const { ending, queued, press, close } = useEnding(ready, pending, onPaying);
  useTipRemoval(draft.tip !== null && (ending === null || failure !== undefined), step);
  return (
    <div data-cart="" className="flex min-h-0 flex-1 flex-col rounded-card border border-default bg-surface">
      <CustomerBar
        customer={draft.customer}
        named={draft.named}
        currency={currency}
        application={application}
        onName={(named) => step({ kind: "name", named })}
        onChange={(customer) => step({ kind: "customer", customer })}
      />
      <div className="min-h-0 flex-1 overflow-y-auto border-default border-t">
        {draft.lines.length === 0 ? (
          <EmptyState
            icon={ReceiptText}
            title={t.emptyCheck}
            hint={<span className="pointer-coarse:hidden">{t.keys}</span>}
          />
        ) : (
          <CheckLines {...{ draft, selectedId, check, money, priceEntry: application.price_entry, step, onLeave }} />
        )}
      </div>
      <Offers chosen={draft.ruleIds} onToggle={(ruleId) => step({ kind: "rule", ruleId })} />
      <AgeCheck lines={draft.lines} />
      <Unpriced draft={draft} failure={refusal} needsCustomer={application.customer_required} />
      <CheckTotals draft={draft} check={check} currency={currency} step={step} />
      <CheckButtons
        check={check}
        isReady={ready || pending}
        isEmpty={draft.lines.length === 0}
        {...{ cart, step, queued }}
        onEnd={press}
        onClear={() => step({ kind: "clear" })}
      />
      {ending && check && (
        <Payment
          {...{ draft, check, application, cardReader, stewards, pending, step, keys }}
          how={ending}
          look={earlier.look}
          onClose={close}
          onSold={() => step({ kind: "clear" })}
        />
      )}
      <EarlierSale {...{ earlier, draft, application, step }} />
    </div>
  );
}

/** What a key or a button has opened. One that is pressed while the cart is being priced takes effect once the price is there. Only one payment is open at a time. */
function useEnding(ready: boolean, pending: boolean, onPaying: (isPaying: boolean) => void) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const [queued, setQueued] = useState<Ending | null>(null);
  const isAway = use(OfflineContext)?.isAway ?? false;
  const press = (how: Ending) => {
    if (ending !== null || (how === "reserve" && isAway)) return;
    if (pending) setQueued(how);
    else if (ready) setEnding(how);
  };
  useKeys({ F9: () => press("pay"), F8: () => press("reserve") });
  const isPaying = ending !== null;
  useEffect(() => {
    onPaying(isPaying);
    return () => onPaying(false);
  }, [isPaying, onPaying]);
  if (queued && !pending) {
    setQueued(null);
    if (ready) setEnding(queued);
  }
  return { ending, queued, press, close: () => setEnding(null) };
}

type EarlierSaleProps = Pick<CheckPaneProps, "earlier" | "application" | "step"> & { draft: Draft };
/** The sale of a cart whose answer was lost, if there is one. */
function EarlierSale({ earlier: { shown, close }, draft, application, step }: EarlierSaleProps) {
  if (!shown) return null;
  if (shown.state !== "at-reader") return <Earlier earlier={shown} {...{ draft, application }} onClose={close} />;
  const leave = (next: CartStep) => () => {
    step(next);
    close();
  };
  const id = shown.sale.transactionId ?? "";
  return (
    <EarlierAtReader
      {...{ sale: shown.sale, draft, application }}
      onDone={leave({ kind: "settle", id, sold: shown.items })}
      onLeft={leave({ kind: "renew", id })}
    />
  );
}

interface UnpricedProps {
  draft: Draft;
  failure: Failure | undefined;
  needsCustomer: boolean;
}
/** Why the cart has no price, or what it waits for. */
function Unpriced({ draft: { lines, customer }, failure, needsCustomer }: UnpricedProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  if (lines.length === 0) return null;
  const unpriced = lines.find(isUnpriced);
  const first = unpriced
    ? t.priceFirst(unpriced.goods.title)
    : needsCustomer && !customer
      ? t.customerFirst
      : undefined;
  if (!first && !failure) return null;
  return (
    <div className="p-3">
      {first ? <Callout>{first}</Callout> : failure && <Callout tone="danger">{failureText(common, failure)}</Callout>}
    </div>
  );
}

/** A tip belongs to the payment: it goes with it, and where the till no longer takes it. */
function useTipRemoval(isLeft: boolean, step: (step: CartStep) => void): void {
  const remove = useEffectEvent(() => step({ kind: "tip", tip: null }));
  useEffect(() => {
    if (isLeft) remove();
  }, [isLeft]);
}
