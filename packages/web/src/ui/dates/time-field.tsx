import Clock from "lucide-react/icons/clock";
import { type KeyboardEvent, useState } from "react";
import { bareInput, type ControlProps } from "#ui/fields/control-style.ts";
import { InputBox } from "#ui/fields/input.tsx";
import { TextInput } from "#ui/fields/text-input.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { minutesOf, readTime, timeOf, writeTime } from "./time-text.ts";

export interface TimeFieldProps extends ControlProps {
  /** `14:30`; null when the field is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The step of the arrow keys. */
  stepMinutes?: number;
}

/** A time of day that accepts `9`, `930`, `9:30`. The value follows while the user types; text that is not a time restores the previous value. */
export function TimeField({ value, onChange, stepMinutes = 15, size, onBlur, ...rest }: TimeFieldProps) {
  const { locale } = useUi();
  const [draft, setDraft] = useState<{ text: string; before: string | null } | null>(null);
  function type(text: string) {
    const before = draft ? draft.before : value;
    const time = readTime(text);
    const next = time === undefined ? before : time;
    setDraft({ text, before });
    if (next !== value) onChange(next);
  }
  const settle = () => setDraft(null);
  function stepByKey(event: KeyboardEvent) {
    if (event.key === "Enter") settle();
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || rest.readOnly || rest.disabled) return;
    event.preventDefault();
    setDraft(null);
    onChange(timeOf(minutesOf(value ?? "00:00") + (event.key === "ArrowUp" ? stepMinutes : -stepMinutes)));
  }
  return (
    <InputBox size={size} icon={Clock} disabled={rest.disabled}>
      <TextInput
        {...rest}
        value={draft?.text ?? writeTime(value, locale)}
        placeholder={writeTime("00:00", locale).replace(/\d/g, "–")}
        autoComplete="off"
        onChange={type}
        onKeyDown={stepByKey}
        onBlur={() => {
          settle();
          onBlur?.();
        }}
        // "07:00 PM" keeps its order in an interface from right to left.
        className={`${bareInput} cell-start tabular-nums`}
      />
    </InputBox>
  );
}
