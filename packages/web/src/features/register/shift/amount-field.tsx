import { moneyDigits } from "#kit/money-digits.ts";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";

interface AmountFieldProps {
  label: string;
  value: string | null;
  onChange: (value: string | null) => void;
  currency: string;
  disabled?: boolean;
}

/** Cash in the drawer of a till, large enough to type on a touch screen. */
export function AmountField({ label, currency, ...control }: AmountFieldProps) {
  return (
    <Field label={label}>
      <NumberField {...control} digits={moneyDigits(currency)} wholeDigits={10} suffix={currency} size="lg" />
    </Field>
  );
}
