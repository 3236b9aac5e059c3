import { divide, moneyText, parseMoney } from "@patron/engine/money";
import { useMessages } from "#kit/messages.ts";
import { moneyDigits } from "#kit/money-digits.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import type { Check } from "../check.ts";
import { registerMessages } from "../messages.ts";

interface TipProps {
  check: Check;
  tip: string | null;
  /** In whole percent of the amount to pay without a tip. */
  presets: readonly number[];
  onChange: (tip: string | null) => void;
}

/** A tip: an amount, or one of the till's percentages, which a second press takes back. */
export function Tip({ check, tip, presets, onChange }: TipProps) {
  const t = useMessages(registerMessages);
  const show = useShow();
  const { currency, totals } = check;
  const [toPay, included] = [totals.amount_to_pay, totals.tip_amount].map((text) => parseMoney(text, currency) ?? 0n);
  const without = (toPay ?? 0n) - (included ?? 0n);
  const chosen = parseMoney(tip ?? "0", currency) ?? 0n;
  return (
    <div className="flex flex-col gap-2">
      <Field label={t.fields.tip_amount}>
        <NumberField value={tip} digits={moneyDigits(currency)} suffix={currency} size="lg" onChange={onChange} />
      </Field>
      {presets.length > 0 && (
        <div className="grid grid-cols-[repeat(auto-fit,minmax(6rem,1fr))] gap-2">
          {presets.map((percent) => {
            const amount = divide(without * BigInt(percent), 100n);
            const text = moneyText(amount, currency);
            return (
              <TipButton
                key={percent}
                text={show.rate(String(percent))}
                detail={show.money(text, currency)}
                pressed={amount > 0n && chosen === amount}
                onPress={() => onChange(amount > 0n && chosen !== amount ? text : null)}
              />
            );
          })}
        </div>
      )}
    </div>
  );
}

interface TipButtonProps {
  text: string;
  detail: string;
  pressed: boolean;
  onPress: () => void;
}
function TipButton({ text, detail, pressed, onPress }: TipButtonProps) {
  return (
    <Button size="xl" fullWidth variant={pressed ? "primary" : "secondary"} aria-pressed={pressed} onClick={onPress}>
      <span className="flex flex-col text-body leading-tight">
        <bdi>{text}</bdi>
        <bdi className="text-caption font-normal tabular-nums">{detail}</bdi>
      </span>
    </Button>
  );
}
