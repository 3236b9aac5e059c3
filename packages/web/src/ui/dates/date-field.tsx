import { useState } from "react";
import { bareInput, type ControlProps } from "#ui/fields/control-style.ts";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { CalendarBox, LateCalendar } from "./calendar-box.tsx";
import { type Day, dayPattern, readDay, writeDay } from "./calendar-day.ts";

export interface DateFieldProps extends ControlProps {
  /** `2026-11-21`; null when the field is empty. */
  value: Day | null;
  onChange: (value: Day | null) => void;
  min?: Day;
  max?: Day;
}

/** A day, typed in the locale's order or picked from a calendar. */
export function DateField({ value, onChange, min, max, size, ...rest }: DateFieldProps) {
  return (
    <CalendarBox
      size={size}
      disabled={rest.disabled}
      locked={rest.disabled || rest.readOnly}
      picker={(close) => (
        <LateCalendar
          from={value}
          to={value}
          min={min}
          max={max}
          onPick={(day) => {
            onChange(day);
            close();
          }}
        />
      )}
    >
      <DayInput {...rest} value={value} onChange={onChange} />
    </CalendarBox>
  );
}

/** The typed part. Text that is not a day is reverted on blur, so that field and value always agree. */
export function DayInput({ value, onChange, onBlur, ...rest }: Omit<DateFieldProps, "min" | "max" | "size">) {
  const { locale, messages } = useUi();
  const [draft, setDraft] = useState<string | null>(null);
  function settle() {
    const day = draft === null ? undefined : readDay(draft, locale);
    if (day !== undefined && day !== value) onChange(day);
    setDraft(null);
  }
  return (
    <TextInput
      {...rest}
      value={draft ?? writeDay(value, locale)}
      placeholder={dayPattern(locale, messages.dayLetters)}
      inputMode="text"
      autoComplete="off"
      onChange={(text) => setDraft(text)}
      onKeyDown={(event) => {
        if (event.key === "Enter") settle();
      }}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      className={`${bareInput} tabular-nums`}
    />
  );
}
