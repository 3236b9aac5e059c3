import { Input as Base } from "@base-ui/react/input";
import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useState } from "react";
import { bareInput, type ControlSize } from "#ui/fields/control-style.ts";
import { InputBox } from "#ui/fields/input.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { type Day, dayPattern, readDay, writeDay } from "./calendar-day.ts";

/** Loaded when it is first opened. */
const Calendar = lazy(() => import("./calendar.tsx"));

export interface DateFieldProps {
  /** `2026-11-21`; null when nothing is written. */
  value: Day | null;
  onChange: (value: Day | null) => void;
  min?: Day;
  max?: Day;
  size?: ControlSize;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  name?: string;
  onBlur?: () => void;
  "aria-label"?: string;
}

/** A day, typed in the reader's own order or picked from a calendar. */
export function DateField({ value, onChange, min, max, size, ...rest }: DateFieldProps) {
  const { messages } = useUi();
  return (
    <InputBox
      size={size}
      disabled={rest.disabled}
      suffix={
        <span className="-me-2 inline-flex">
          <Popover
            title={messages.calendar}
            width="content"
            align="end"
            trigger={
              <PlainIconButton
                icon={CalendarDays}
                label={messages.calendar}
                size="sm"
                disabled={rest.disabled || rest.readOnly}
              />
            }
          >
            {(close) => (
              <Suspense fallback={<div className="h-66 w-63 pointer-coarse:h-81 pointer-coarse:w-77" />}>
                <Calendar
                  from={value}
                  to={value}
                  min={min}
                  max={max}
                  onPick={(day) => {
                    onChange(day);
                    close();
                  }}
                />
              </Suspense>
            )}
          </Popover>
        </span>
      }
    >
      <DayInput {...rest} value={value} onChange={onChange} />
    </InputBox>
  );
}

/** The typed half. What is no day is taken back on leaving, so that field and value never disagree. */
export function DayInput({ value, onChange, onBlur, ...rest }: Omit<DateFieldProps, "min" | "max" | "size">) {
  const { locale, messages } = useUi();
  const [draft, setDraft] = useState<string | null>(null);
  function settle() {
    const day = draft === null ? undefined : readDay(draft, locale);
    if (day !== undefined && day !== value) onChange(day);
    setDraft(null);
  }
  return (
    <Base
      {...rest}
      value={draft ?? writeDay(value, locale)}
      placeholder={dayPattern(locale, messages.dayLetters)}
      inputMode="text"
      autoComplete="off"
      onValueChange={(text) => setDraft(text)}
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
