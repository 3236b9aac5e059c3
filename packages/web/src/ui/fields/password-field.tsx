import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { type ComponentProps, useState } from "react";
import { classes } from "#ui/classes.ts";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { bareInput, type ControlSize } from "./control-style.ts";
import { InputBox } from "./input.tsx";
import { TextInput } from "./text-input.tsx";

export type PasswordStrength = 0 | 1 | 2 | 3;

export interface PasswordFieldProps
  extends Pick<
    ComponentProps<"input">,
    "name" | "autoComplete" | "disabled" | "required" | "placeholder" | "onBlur" | "autoFocus" | "id"
  > {
  value: string;
  onChange: (value: string) => void;
  size?: ControlSize;
  /** Shown as four bars and a word; the caller rates the password. */
  strength?: PasswordStrength;
}

/** A password that can be revealed. */
export function PasswordField({ value, onChange, size, strength, ...rest }: PasswordFieldProps) {
  const { messages } = useUi();
  const [shown, setShown] = useState(false);
  return (
    <>
      <InputBox
        size={size}
        disabled={rest.disabled}
        action={
          <PlainIconButton
            icon={shown ? EyeOff : Eye}
            label={shown ? messages.hidePassword : messages.showPassword}
            size="sm"
            disabled={rest.disabled}
            onClick={() => setShown(!shown)}
          />
        }
      >
        <TextInput
          autoComplete="current-password"
          {...rest}
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          value={value}
          onChange={onChange}
          className={bareInput}
        />
      </InputBox>
      {strength !== undefined && value !== "" && <StrengthBars strength={strength} />}
    </>
  );
}

function StrengthBars({ strength }: { strength: PasswordStrength }) {
  const { messages } = useUi();
  const colour = ["bg-danger", "bg-warning", "bg-info", "bg-success"][strength];
  return (
    <div className="flex items-center gap-2" role="status">
      <span className="flex flex-1 gap-1" aria-hidden>
        {[0, 1, 2, 3].map((bar) => (
          <span key={bar} className={classes("h-1 flex-1 rounded-full", bar <= strength ? colour : "bg-sunken")} />
        ))}
      </span>
      <span className="text-caption text-muted">{messages.passwordStrength[strength]}</span>
    </div>
  );
}
