import type { ComponentProps, ReactNode } from "react";
import { classes } from "#ui/classes.ts";
import type { Icon } from "#ui/icon.ts";
import { bareInput, type ControlSize, controlStyle, groupFocus } from "./control-style.ts";
import { TextInput } from "./text-input.tsx";

export interface InputProps
  extends Omit<
    ComponentProps<"input">,
    "size" | "prefix" | "className" | "style" | "value" | "onChange" | "defaultValue"
  > {
  value: string;
  onChange: (value: string) => void;
  size?: ControlSize;
  icon?: Icon;
  /** A unit or a part of an address inside the box, before or after the text. */
  prefix?: ReactNode;
  suffix?: ReactNode;
}

/** One line of text. */
export function Input({ value, onChange, size = "md", icon, prefix, suffix, ...given }: InputProps) {
  // Addresses and numbers run from left to right in every script; right to left, `https://` would appear as `//:https`.
  const isAddress = /^(url|email|tel)$/.test(given.inputMode ?? given.type ?? "");
  const rest = isAddress ? { ...given, dir: "ltr" } : given;
  const way = isAddress ? "rtl:text-end" : "cell-start";
  if (!icon && !prefix && !suffix) {
    return (
      <TextInput {...rest} value={value} onChange={onChange} className={classes(controlStyle(size), "px-3", way)} />
    );
  }
  return (
    <InputBox size={size} icon={icon} prefix={prefix} suffix={suffix} disabled={rest.disabled}>
      <TextInput {...rest} value={value} onChange={onChange} className={classes(bareInput, way)} />
    </InputBox>
  );
}

export interface InputBoxProps {
  size?: ControlSize;
  icon?: Icon;
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** A button inside the box, at its end. */
  action?: ReactNode;
  disabled?: boolean;
  children: ReactNode;
}

/** The box around a bare input, with an icon, a unit or buttons at its ends. */
export function InputBox({ size = "md", icon: Glyph, prefix, suffix, action, disabled, children }: InputBoxProps) {
  return (
    <div
      data-disabled={disabled ? "" : undefined}
      className={classes(
        controlStyle(size),
        groupFocus,
        "flex items-center gap-2 px-3 has-data-invalid:border-danger has-data-disabled:border-default has-data-disabled:bg-sunken",
      )}
    >
      {Glyph && <Glyph aria-hidden className="size-4 text-muted" />}
      {prefix && <span className="shrink-0 whitespace-nowrap text-muted">{prefix}</span>}
      {children}
      {suffix && <span className="flex shrink-0 items-center whitespace-nowrap text-muted">{suffix}</span>}
      {action && <span className="-me-2 flex shrink-0 items-center text-muted">{action}</span>}
    </div>
  );
}
