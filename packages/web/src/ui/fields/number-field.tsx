import { type ComponentProps, type KeyboardEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { useUi } from "#ui/ui-messages.ts";
import { bareInput, type ControlSize } from "./control-style.ts";
import { addDecimals, type DecimalSigns, readDecimal, signsOf, writeDecimal } from "./decimal-text.ts";
import { InputBox, type InputBoxProps } from "./input.tsx";
import { TextInput } from "./text-input.tsx";

export interface NumberFieldProps extends Pick<InputBoxProps, "prefix" | "suffix"> {
  /** A plain decimal such as `-1234.5`; null when the field is empty. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** The maximum of digits after the decimal sign; 0 allows whole numbers only. */
  digits?: number;
  /** The maximum of digits before it; unlimited without. */
  wholeDigits?: number;
  negative?: boolean;
  /** A number that names something, such as a port: its digits are not grouped. */
  plain?: boolean;
  /** The step of the arrow keys. */
  step?: string;
  size?: ControlSize;
  disabled?: boolean;
  readOnly?: boolean;
  required?: boolean;
  placeholder?: string;
  name?: string;
  onBlur?: () => void;
  "aria-label"?: string;
  /** Aligns numbers in rows at the end. */
  alignEnd?: boolean;
}

/** A number in the locale's notation. Empty is null; the value is an exact decimal string. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange, digits = 0, wholeDigits = Infinity, negative = false, plain, step = "1", ...others } = props;
  const { size, prefix, suffix, alignEnd, ...rest } = others;
  const { locale } = useUi();
  const signs = useMemo(() => signsOf(locale), [locale]);
  // While the field is edited, the text stays as typed; otherwise it is the formatted value.
  const [draft, setDraft] = useState<string | null>(null);
  const allow = { signs, digits, wholeDigits, negative };

  function edit(text: string) {
    const clean = cleaned(text, allow);
    setDraft(clean);
    const read = readDecimal(clean, signs);
    if (read !== undefined && read !== value) onChange(read);
  }
  function stepByKey(event: KeyboardEvent) {
    if ((event.key !== "ArrowUp" && event.key !== "ArrowDown") || rest.disabled || rest.readOnly) return;
    event.preventDefault();
    const next = addDecimals(value ?? "0", event.key === "ArrowUp" ? step : `-${step}`);
    if (next.startsWith("-") && !negative) return;
    setDraft(writeDecimal(next, locale, false));
    onChange(next);
  }
  return (
    <InputBox size={size} prefix={prefix} suffix={suffix} disabled={rest.disabled}>
      <TextInput
        {...rest}
        inputMode={negative ? "text" : digits > 0 ? "decimal" : "numeric"}
        autoComplete="off"
        value={draft ?? writeDecimal(value, locale, !plain)}
        onChange={edit}
        onKeyDown={stepByKey}
        onFocus={() => setDraft(writeDecimal(value, locale, !plain))}
        onBlur={() => {
          setDraft(null);
          rest.onBlur?.();
        }}
        {...decimalKey(allow, edit)}
        className={`${bareInput} tabular-nums ${alignEnd ? "text-end rtl:text-start" : "rtl:text-end"}`}
        // Numbers run from left to right in every script.
        dir="ltr"
      />
    </InputBox>
  );
}

interface Allowed {
  signs: DecimalSigns;
  digits: number;
  wholeDigits: number;
  negative: boolean;
}

/** Accepts only characters of such a number, so that text and value always agree. */
function cleaned(text: string, { signs, digits, wholeDigits, negative }: Allowed): string {
  const accepted = [...text]
    .filter((sign) => /[\d.,٫\s\u00a0\u202f'’]/.test(sign) || (negative && /[-−]/.test(sign)))
    .join("");
  const [written = "", ...fractions] = accepted.split(signs.decimal);
  let count = 0;
  const whole = [...written].filter((sign) => !/\d/.test(sign) || ++count <= wholeDigits).join("");
  if (digits === 0 || fractions.length === 0) return whole;
  return `${whole}${signs.decimal}${fractions.join("").slice(0, digits)}`;
}

/** The point and the comma of any keyboard enter the locale's decimal sign. */
function decimalKey(
  { signs, digits }: Allowed,
  edit: (text: string) => void,
): Pick<ComponentProps<"input">, "onBeforeInput"> {
  return {
    onBeforeInput(event) {
      const { data } = event.nativeEvent as InputEvent; // React types the native event of beforeinput too broadly.
      if (data !== "." && data !== ",") return;
      event.preventDefault();
      const input = event.currentTarget;
      const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
      const rest = input.value.slice(0, start) + input.value.slice(end);
      if (digits === 0 || rest.includes(signs.decimal)) return;
      // At once: the next digit may come before the next frame, and it belongs behind the sign.
      flushSync(() => edit(input.value.slice(0, start) + signs.decimal + input.value.slice(end)));
      input.setSelectionRange(start + 1, start + 1);
    },
  };
}
