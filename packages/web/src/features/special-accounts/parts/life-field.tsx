import type { CallForm } from "#kit/form/use-call-form.ts";
import { useField } from "#kit/form/use-field.ts";
import { useMessages } from "#kit/messages.ts";
import { DateField } from "#ui/dates/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { NumberField } from "#ui/fields/number-field.tsx";
import { specialAccountMessages } from "../messages.ts";
import { isDay, type SpecialValues } from "./special-values.ts";

/** How long a refill is valid: its last day, or a number of days or months. A value of the other kind counts as empty. */
export function LifeField({ form, endsOn }: { form: CallForm<SpecialValues>; endsOn: "day" | "span" }) {
  const t = useMessages(specialAccountMessages);
  const label = endsOn === "day" ? t.expireDate : t.expireValue;
  const { value, change, control, frame } = useField({ form, name: "expire_value", label });
  const known = typeof value === "string" ? value : null;
  const fitting = isDay(known) === (endsOn === "day") ? known : null;
  return (
    <Field {...frame}>
      {endsOn === "day" ? (
        <DateField {...control} value={fitting} onChange={change} />
      ) : (
        <NumberField {...control} digits={0} value={fitting} onChange={change} />
      )}
    </Field>
  );
}
