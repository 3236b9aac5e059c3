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
import type { Draft, Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { useKeys } from "../use-keys.ts";
import type { usePrice } from "../use-price.ts";
import { CheckLines } from "./check-lines.tsx";
import { CheckTotals } from "./check-totals.tsx";
import { CustomerBar } from "./customer-bar.tsx";
import { Offers } from "./offers.tsx";
import { Payment } from "./payment.tsx";

type Ending = "pay" | "reserve";
interface CheckPaneProps {
  draft: Draft;
  step: (step: Step) => void;
  price: ReturnType<typeof usePrice>;
  currency: string;
}

/** The check: customer, lines, what it comes to, and the ways to end it. The amount to pay is the largest thing here. */
export function CheckPane({ draft, step, price, currency }: CheckPaneProps) {
  const t = useMessages(registerMessages);
  const common = useCommonMessages();
  const show = useShow();
  const [ending, setEnding] = useState<Ending | null>(null);
  const [wanted, setWanted] = useState<Ending | null>(null);
  const [keys] = useState(() => new AttemptKeys());
  const { check, failure, pending } = price;
  const ready = check !== undefined && !failure && draft.lines.length > 0;
  // Fingers are faster than prices: what is pressed while the check is being priced is done when it is. A payment is ended before another begins.
  const press = (how: Ending) => ending === null && (pending ? setWanted(how) : ready && setEnding(how));
  useKeys({ F9: () => press("pay"), F8: () => press("reserve") });
  if (wanted && !pending) {
    setWanted(null);
    if (ready) setEnding(wanted);
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
          <CheckLines draft={draft} check={check} step={step} />
        )}
      </div>
      <Offers chosen={draft.ruleIds} onToggle={(ruleId) => step({ kind: "rule", ruleId })} />
      {failure && draft.lines.length > 0 && (
        <div className="p-3">
          <Callout tone="danger">{failureText(common, failure)}</Callout>
        </div>
      )}
      <CheckTotals draft={draft} check={check} step={step} />
      <div className="flex flex-col gap-2 border-default border-t p-3">
        <Button variant="primary" size="xl" fullWidth disabled={!ready || pending} onClick={() => setEnding("pay")}>
          {check ? `${t.pay} ${show.money(check.totals.amount_to_pay, check.currency)}` : t.pay}
        </Button>
        <div className="grid grid-cols-2 gap-2">
          <Button size="lg" fullWidth disabled={!ready || pending} onClick={() => setEnding("reserve")}>
            {t.reserve}
          </Button>
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
