import { Input as Base } from "@base-ui/react/input";
import Clock from "lucide-react/icons/clock";
import { type KeyboardEvent, useState } from "react";
import { bareInput, type ControlProps } from "#ui/fields/control-style.ts";
import { InputBox } from "#ui/fields/input.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { minutesOf, readTime, timeOf, writeTime } from "./time-text.ts";

export interface TimeFieldProps extends ControlProps {
  /** `14:30`; null when nothing is written. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** What arrow up and down walk. */
  stepMinutes?: number;
}

/** A time of day, forgiving in how it is typed: `9`, `930`, `9:30`. */
export function TimeField({ value, onChange, stepMinutes = 15, size, onBlur, ...rest }: TimeFieldProps) {
  const { locale } = useUi();
  const [draft, setDraft] = useState<string | null>(null);
  function settle() {
    const time = draft === null ? undefined : readTime(draft);
    if (time !== undefined && time !== value) onChange(time);
    setDraft(null);
  }
  function walk(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    setDraft(null);
    onChange(timeOf(minutesOf(value ?? "00:00") + (event.key === "ArrowUp" ? stepMinutes : -stepMinutes)));
  }
  return (
    <InputBox size={size} icon={Clock} disabled={rest.disabled}>
      <Base
        {...rest}
        value={draft ?? writeTime(value, locale)}
        placeholder={writeTime("00:00", locale).replace(/\d/g, "–")}
        autoComplete="off"
        onValueChange={(text) => setDraft(text)}
        onKeyDown={walk}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        className={`${bareInput} tabular-nums`}
      />
    </InputBox>
  );
}
