import { moneyText, parseMoney } from "@patron/engine/money";
import { usePostedAmount } from "#kit/account-amount.ts";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { useShow } from "#kit/show.ts";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { Switch } from "#ui/fields/switch.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { transactionsMessages } from "../messages.ts";
import { refundMessages } from "./messages.ts";
import type { Preview, RefundState } from "./use-refund.ts";

interface EffectsProps {
  preview: Preview;
  refund: RefundState;
  currency: string;
}

const isZero = (amount: string) => Number(amount) === 0;
const positive = (amount: string) => amount.replace("-", "");

/** Everything that a refund changes, with what may be chosen. */
export function RefundEffects(props: EffectsProps) {
  const t = useMessages(refundMessages);
  return (
    <section className="flex flex-col gap-4" aria-label={t.effects}>
      <Sums {...props} />
      <Payments {...props} />
      <Bonuses {...props} />
      <Choices {...props} />
      <Accounts {...props} />
    </section>
  );
}

function Sums({ preview, currency }: EffectsProps) {
  const t = useMessages(refundMessages);
  const shared = useMessages(transactionsMessages);
  const show = useShow();
  const { totals } = preview.check;
  const some = (term: string, amount: string) =>
    isZero(amount) ? [] : [{ term, value: show.money(positive(amount), currency) }];
  return (
    <DefinitionList
      title={t.effects}
      rows={[
        { term: t.total, value: <strong>{show.money(positive(totals.amount_to_pay), currency)}</strong> },
        ...some(t.tax, totals.contained_taxes_amount),
        ...some(t.addedTax, totals.sales_taxes_amount),
        ...some(shared.fields.delivery_amount, totals.delivery_amount),
        ...some(shared.fields.tip_amount, totals.tip_amount),
        ...some(t.fields.bonuses_given_back, preview.bonuses_given_back),
        ...some(t.fields.bonuses_taken_back, preview.bonuses_taken_back),
      ]}
    />
  );
}

/** What each payment of the sale pays back; a single one has no choice. */
function Payments({ preview, refund, currency }: EffectsProps) {
  const t = useMessages(refundMessages);
  const shared = useMessages(transactionsMessages);
  const show = useShow();
  const open = preview.payments.filter(({ left }) => !isZero(left));
  const chosen = new Map(refund.draft.payments?.map(({ position, amount }) => [position, amount]));
  if (open.length < 2) {
    const [only] = open;
    if (!only) return null;
    const value = show.money(only.amount, currency);
    return <DefinitionList rows={[{ term: shared.values.payment_type[only.payment_type], value }]} />;
  }
  const total = preview.check.totals.amount_to_pay;
  function change(position: number, amount: string | null) {
    const entered = amount ?? "0";
    // Of two payments the other one pays the rest.
    const rest = open.length === 2 ? restOf(positive(total), entered, currency) : undefined;
    const payments = open.map((one) => ({
      position: one.position,
      amount: one.position === position ? entered : (rest ?? chosen.get(one.position) ?? one.amount),
    }));
    refund.choose({ payments });
  }
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.payBack}</h3>
      {open.map(({ position, payment_type, amount, left }) => (
        <Field
          key={position}
          label={shared.values.payment_type[payment_type]}
          labelEnd={t.upTo(show.money(left, currency))}
        >
          <NumberField
            digits={moneyDigits(currency)}
            wholeDigits={12}
            suffix={currency}
            value={chosen.get(position) ?? amount}
            onChange={(next) => change(position, next)}
          />
        </Field>
      ))}
    </div>
  );
}

/** What is left of an amount to pay back; undefined if more is entered. */
function restOf(total: string, entered: string, currency: string): string | undefined {
  const rest = (parseMoney(total, currency) ?? 0n) - (parseMoney(entered, currency) ?? 0n);
  return rest < 0n ? undefined : moneyText(rest, currency);
}

/** How many earned bonuses are taken back, where the programme leaves a choice. */
function Bonuses({ preview, refund, currency }: EffectsProps) {
  const t = useMessages(refundMessages);
  const show = useShow();
  const money = (amount: string) => show.money(amount, currency);
  const { bonuses_due: due, bonuses_minimum: least, bonuses_debt: debt } = preview;
  return (
    <>
      {Number(due) > Number(least) && (
        <Field label={t.fields.bonuses_taken_back} hint={t.between(money(least), money(due))}>
          <NumberField
            digits={moneyDigits(currency)}
            wholeDigits={12}
            value={refund.draft.bonuses_taken_back ?? preview.bonuses_taken_back}
            onChange={(next) => refund.choose({ bonuses_taken_back: next ?? "0" })}
          />
        </Field>
      )}
      {!isZero(debt) && <p className="text-body text-warning">{t.owed(money(debt))}</p>}
    </>
  );
}

function Choices({ preview, refund }: EffectsProps) {
  const t = useMessages(refundMessages);
  const { category_from: from, category_to: to, check } = preview;
  const category = from && t.category(from.title, to?.title ?? t.noCategory);
  return (
    <>
      {!isZero(preview.delivery_left) && (
        <Switch
          label={t.fields.with_delivery}
          value={!isZero(check.totals.delivery_amount)}
          onChange={(with_delivery) => refund.choose({ with_delivery })}
        />
      )}
      {!isZero(preview.tip_left) && (
        <Switch
          label={t.fields.with_tip}
          value={!isZero(check.totals.tip_amount)}
          onChange={(with_tip) => refund.choose({ with_tip })}
        />
      )}
      {category && (
        <Switch
          label={t.fields.undo_category}
          hint={category}
          value={preview.undo_category}
          onChange={(undo_category) => refund.choose({ undo_category })}
        />
      )}
      {preview.has_referral && (
        <Switch
          label={t.fields.undo_referral}
          value={preview.undo_referral}
          onChange={(undo_referral) => refund.choose({ undo_referral })}
        />
      )}
    </>
  );
}

function Accounts({ preview: { postings } }: EffectsProps) {
  const t = useMessages(refundMessages);
  const shared = useMessages(transactionsMessages);
  const written = usePostedAmount();
  const show = useShow();
  if (postings.length === 0) return null;
  const names: Record<string, string> = shared.accounts;
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-section font-semibold">{t.accounts}</h3>
      <ul className="divide-y divide-default">
        {postings.map((one, index) => (
          // The order of movements is all that tells two alike from each other.
          <li key={index} className="flex items-baseline justify-between gap-4 py-2 text-body">
            <span>
              {one.of_inviter ? t.inviter : (names[one.account] ?? one.account)}
              <span className="block text-table text-muted">
                {shared.kinds[one.kind]}
                {one.valid_until && ` · ${t.validUntil(show.day(one.valid_until))}`}
              </span>
            </span>
            <span className="text-end tabular-nums">
              <bdi>{written(one.amount, one.unit)}</bdi>
              <span className="block text-table text-muted">{t.after(written(one.balance_after, one.unit))}</span>
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
