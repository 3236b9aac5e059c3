import { moneyText, parseMoney } from "@patron/engine/money";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Check } from "../check.ts";
import { registerMessages } from "../messages.ts";

/** The given amount and the change. */
export function Given({
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
        <NumberField value={given} onChange={onChange} digits={moneyDigits(currency)} suffix={currency} size="lg" />
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
