import { useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ControlSize } from "#ui/fields/control-style.ts";
import { useUi } from "#ui/ui-messages.ts";
import { CalendarBox, LateCalendar } from "./calendar-box.tsx";
import type { Day } from "./calendar-day.ts";
import { DayInput } from "./date-field.tsx";

export interface DayRange {
  from: Day | null;
  to: Day | null;
}
export interface DateRangeFieldProps {
  value: DayRange;
  onChange: (value: DayRange) => void;
  /** Named periods beside the calendar: today, last 7 days, this month. */
  presets?: readonly { label: string; range: DayRange }[];
  min?: Day;
  max?: Day;
  size?: ControlSize;
  disabled?: boolean;
}

/** A period of whole days, both ends included. Belongs in a `FieldGroup`. */
export function DateRangeField({ value, onChange, presets, min, max, size, disabled }: DateRangeFieldProps) {
  const { messages } = useUi();
  return (
    <CalendarBox
      size={size}
      disabled={disabled}
      picker={(close) => (
        <div className="flex gap-3 max-sm:flex-col">
          {presets && (
            <ul className="flex flex-col gap-0.5 border-default max-sm:flex-row max-sm:flex-wrap sm:border-e sm:pe-3">
              {presets.map(({ label, range }) => (
                <li key={label}>
                  <Button
                    look="quiet"
                    variant="neutral"
                    size="sm"
                    onClick={() => {
                      onChange(range);
                      close();
                    }}
                  >
                    {label}
                  </Button>
                </li>
              ))}
            </ul>
          )}
          <RangeCalendar value={value} onChange={onChange} min={min} max={max} close={close} />
        </div>
      )}
    >
      <End end="from" label={messages.from} value={value} onChange={onChange} disabled={disabled} />
      <span aria-hidden className="text-muted">
        –
      </span>
      <End end="to" label={messages.to} value={value} onChange={onChange} disabled={disabled} />
    </CalendarBox>
  );
}

interface EndProps extends Pick<DateRangeFieldProps, "value" | "onChange" | "disabled"> {
  end: keyof DayRange;
  label: string;
}

/** One typed end of a period. */
function End({ end, label, value, onChange, disabled }: EndProps) {
  const change = (day: Day | null) => onChange(ordered({ ...value, [end]: day }));
  return <DayInput aria-label={label} value={value[end]} onChange={change} disabled={disabled} />;
}

/** The first press starts a period and the second ends it, in either order. */
function RangeCalendar(props: Pick<DateRangeFieldProps, "value" | "onChange" | "min" | "max"> & { close: () => void }) {
  const { value, onChange, min, max, close } = props;
  const [begun, setBegun] = useState<Day | null>(null);
  function pick(day: Day) {
    if (begun === null) {
      setBegun(day);
      return;
    }
    onChange(ordered({ from: begun, to: day }));
    close();
  }
  return <LateCalendar from={begun ?? value.from} to={begun ?? value.to} min={min} max={max} onPick={pick} />;
}

function ordered({ from, to }: DayRange): DayRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
