import { type ReactNode, useState } from "react";
import { DateField } from "#ui/dates/date-field.tsx";
import { Field } from "#ui/fields/field.tsx";
import { useCommonMessages } from "../messages/use-common-messages.ts";

/** A field for the balance at the end of a past day. `children` renders the result once a day is chosen. */
export function BalanceOn({ children }: { children: (day: string) => ReactNode }) {
  const common = useCommonMessages();
  const [day, setDay] = useState<string | null>(null);
  return (
    <div className="flex flex-col gap-2">
      <div className="max-w-60">
        <Field label={common.balanceOn}>
          <DateField value={day} onChange={setDay} size="sm" />
        </Field>
      </div>
      <div aria-live="polite">{day !== null && children(day)}</div>
    </div>
  );
}
