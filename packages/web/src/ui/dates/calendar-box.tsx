import CalendarDays from "lucide-react/icons/calendar-days";
import { lazy, type ReactNode, Suspense } from "react";
import type { ControlSize } from "#ui/fields/control-style.ts";
import { InputBox } from "#ui/fields/input.tsx";
import { Popover } from "#ui/overlays/popover.tsx";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";
import type { CalendarProps } from "./calendar.tsx";

/** Loads when it is first opened. */
const Calendar = lazy(() => import("./calendar.tsx"));

interface CalendarBoxProps {
  size?: ControlSize;
  disabled?: boolean;
  /** Whether picking is disabled. */
  locked?: boolean;
  /** The content of the popup that the button at its end opens. */
  picker: (close: () => void) => ReactNode;
  /** The typed part. */
  children: ReactNode;
}

/** A box with typed days that can also be picked from a calendar. */
export function CalendarBox({ size, disabled, locked = disabled, picker, children }: CalendarBoxProps) {
  const { messages } = useUi();
  const trigger = <PlainIconButton icon={CalendarDays} label={messages.calendar} size="sm" disabled={locked} />;
  return (
    <InputBox
      size={size}
      disabled={disabled}
      action={
        <Popover title={messages.calendar} width="content" align="end" trigger={trigger}>
          {picker}
        </Popover>
      }
    >
      {children}
    </InputBox>
  );
}

/** Renders the calendar and reserves its space while it loads. */
export function LateCalendar(props: CalendarProps) {
  return (
    <Suspense fallback={<div className="h-66 w-63 pointer-coarse:h-81 pointer-coarse:w-77" />}>
      <Calendar {...props} />
    </Suspense>
  );
}
