import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, Suspense, useState } from "react";
import { Button } from "#ui/button.tsx";
import type { ControlSize } from "#ui/fields/control-style.ts";
import { InputBox } from "#ui/fields/input.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";
import type { Day } from "./calendar-day.ts";
import { DayInput } from "./date-field.tsx";

const Calendar = lazy(() => import("./calendar.tsx"));

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

/** A period of whole days, both ends included. Stands in a `FieldGroup`. */
export function DateRangeField({ value, onChange, presets, min, max, size, disabled }: DateRangeFieldProps) {
  const { messages } = useUi();
  return (
    <InputBox
      size={size}
      disabled={disabled}
      suffix={
        <span className="-me-2 inline-flex">
          <Popover
            title={messages.calendar}
            width="content"
            align="end"
            trigger={<PlainIconButton icon={CalendarDays} label={messages.calendar} size="sm" disabled={disabled} />}
          >
            {(close) => (
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
          </Popover>
        </span>
      }
    >
      <DayInput
        aria-label={messages.from}
        value={value.from}
        onChange={(from) => onChange(ordered({ ...value, from }))}
        disabled={disabled}
      />
      <span aria-hidden className="text-muted">
        –
      </span>
      <DayInput
        aria-label={messages.to}
        value={value.to}
        onChange={(to) => onChange(ordered({ ...value, to }))}
        disabled={disabled}
      />
    </InputBox>
  );
}

/** The first press begins a period, the second ends it, in whichever order. */
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
  return (
    <Suspense fallback={<div className="h-66 w-63 pointer-coarse:h-81 pointer-coarse:w-77" />}>
      <Calendar from={begun ?? value.from} to={begun ?? value.to} min={min} max={max} onPick={pick} />
    </Suspense>
  );
}

function ordered({ from, to }: DayRange): DayRange {
  return from !== null && to !== null && from > to ? { from: to, to: from } : { from, to };
}
