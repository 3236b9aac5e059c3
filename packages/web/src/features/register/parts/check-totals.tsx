import { moneyText, parseMoney } from "@patron/engine/money";
import { use } from "react";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Check } from "../check.ts";
import type { Draft, Step } from "../draft.ts";
import { registerMessages } from "../messages.ts";
import { OfflineContext } from "../offline/offline-till.ts";

interface CheckTotalsProps {
  draft: Draft;
  check: Check | undefined;
  currency: string;
  step: (step: Step) => void;
}

/** The totals of the cart, and the bonuses that pay for part of it. */
export function CheckTotals({ draft, check, currency, step }: CheckTotalsProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { customer } = draft;
  const isAway = use(OfflineContext)?.isAway ?? false;
  const canRedeem = customer?.access === "full" && !isAway && isSome(customer.bonuses_available, check?.currency);
  const sum = check?.totals;
  const line = (label: string, amount: string | undefined, sign = "") =>
    check && amount !== undefined && isSome(amount, check.currency) ? (
      <div className="flex justify-between gap-4 text-body text-muted">
        <dt>{label}</dt>
        <dd className="tabular-nums">
          <bdi>{`${sign}${show.money(amount, check.currency)}`}</bdi>
        </dd>
      </div>
    ) : null;
  return (
    <div className="flex flex-col gap-2 border-default border-t px-4 py-3">
      {canRedeem && check && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <span aria-hidden className="text-table text-muted">
              {t.useBonuses}
            </span>
            <NumberField
              aria-label={t.useBonuses}
              value={draft.bonuses}
              digits={moneyDigits(check.currency)}
              suffix={check.currency}
              onChange={(bonuses) => step({ kind: "bonuses", bonuses })}
            />
          </div>
          <Button onClick={() => step({ kind: "bonuses", bonuses: customer.bonuses_available })}>{t.useAll}</Button>
        </div>
      )}
      <dl className="flex flex-col gap-1" aria-live="polite">
        {line(t.fields.amount, sum?.amount)}
        {line(t.discount, sum?.discount_amount, "−")}
        {line(t.bonusesRedeemed, sum?.bonuses_redeemed_amount, "−")}
        {line(t.tax, sum?.sales_taxes_amount)}
        {line(t.rounding, sum?.rounding_amount)}
        <div className="flex items-baseline justify-between gap-4">
          <dt className="text-section font-semibold">{t.toPay}</dt>
          <dd className={`min-h-9 text-figure tabular-nums ${check ? "font-semibold" : "font-normal text-muted"}`}>
            {check && <bdi>{show.money(check.totals.amount_to_pay, check.currency)}</bdi>}
            {draft.lines.length === 0 && <bdi>{show.money(moneyText(0n, currency), currency)}</bdi>}
          </dd>
        </div>
        {line(t.contained, sum?.contained_taxes_amount)}
        {line(t.earns, sum?.bonuses_added_amount, "+")}
        {line(t.earns, sum?.promo_bonuses_added_amount, "+")}
      </dl>
    </div>
  );
}

function isSome(amount: string, currency: string | undefined): boolean {
  return currency !== undefined && (parseMoney(amount, currency) ?? 0n) !== 0n;
}
