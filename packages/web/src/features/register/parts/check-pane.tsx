import ReceiptText from "lucide-react/icons/receipt-text";
import { useState } from "react";
import { AttemptKeys } from "#kit/call/attempt-keys.ts";
import { failureText } from "#kit/call/failure-text.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Callout } from "#ui/callout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Tooltip } from "#ui/overlays/tooltip.tsx";
import type { Cart, CartStep } from "../cart.ts";
import { registerMessages } from "../messages.ts";
import { useKeys } from "../use-keys.ts";
import type { usePrice } from "../use-price.ts";
import { CheckLines } from "./check-lines.tsx";
import { CheckTotals } from "./check-totals.tsx";
import { CustomerBar } from "./customer-bar.tsx";
import { KeyHint } from "./key-button.tsx";
import { Offers } from "./offers.tsx";
import { Payment } from "./payment.tsx";

type Ending = "pay" | "reserve";
interface CheckPaneProps {
  cart: Cart;
  step: (step: CartStep) => void;
  onLeave: () => void;
  price: ReturnType<typeof usePrice>;
  currency: string;
}

/** The cart: customer, lines, totals, payment and reservation. The amount to pay is the largest thing here. */
export function CheckPane({ cart, step, onLeave, price, currency }: CheckPaneProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [queued, setQueued] = useState<Ending | null>(null);
  const [keys] = useState(() => new AttemptKeys());
  const { draft, selectedId } = cart;
  const { check, failure, pending } = price;
  const ready = check !== undefined && !failure && draft.lines.length > 0;
  // A key that is pressed while the cart is being priced takes effect once the price is there. Only one payment is open at a time.
  const press = (how: Ending) => ending === null && (pending ? setQueued(how) : ready && setEnding(how));
  useKeys({ F9: () => press("pay"), F8: () => press("reserve") });
  if (queued && !pending) {
    setQueued(null);
    if (ready) setEnding(queued);
  }
  return (
    <div className="flex min-h-0 flex-1 flex-col rounded-card border border-default bg-surface">
      <CustomerBar
        customer={draft.customer}
        currency={currency}
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
          <CheckLines {...{ draft, selectedId, check, currency, step, onLeave }} />
        )}
      </div>
      <Offers chosen={draft.ruleIds} onToggle={(ruleId) => step({ kind: "rule", ruleId })} />
      {failure && draft.lines.length > 0 && (
        <div className="p-3">
          <Callout tone="danger">{failureText(common, failure)}</Callout>
        </div>
      )}
      <CheckTotals draft={draft} check={check} currency={currency} step={step} />
      <div className="flex flex-col gap-2 border-default border-t p-3">
        <Tooltip text={<KeyHint text={t.pay} shortcut="F9" />}>
          <Button
            variant="primary"
            size="xl"
            fullWidth
            disabled={!ready || pending}
            aria-keyshortcuts="F9"
            onClick={() => setEnding("pay")}
          >
            {check ? `${t.pay} ${show.money(check.totals.amount_to_pay, check.currency)}` : t.pay}
          </Button>
        </Tooltip>
        <div className="grid grid-cols-2 gap-2">
          <Tooltip text={<KeyHint text={t.reserve} shortcut="F8" />}>
            <Button
              size="lg"
              fullWidth
              disabled={!ready || pending}
              aria-keyshortcuts="F8"
              onClick={() => setEnding("reserve")}
            >
              {t.reserve}
            </Button>
          </Tooltip>
          <Button
            size="lg"
            look="quiet"
            fullWidth
            disabled={draft.lines.length === 0}
            onClick={() => step({ kind: "clear" })}
          >
            {t.clear}
          </Button>
        </div>
      </div>
      {ending && check && (
        <Payment
          draft={draft}
          check={check}
          how={ending}
          keys={keys}
          onClose={() => setEnding(null)}
          onSold={() => step({ kind: "clear" })}
        />
      )}
    </div>
  );
}
