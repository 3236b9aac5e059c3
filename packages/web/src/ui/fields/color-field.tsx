import Check from "lucide-react/icons/check";
import { useState } from "react";
import { useUi } from "#ui/ui-messages.ts";
import { bareInput } from "./control-style.ts";
import { InputBox } from "./input.tsx";
import { TextInput } from "./text-input.tsx";

export interface ColorFieldProps {
  /** `#047857`; null when none is chosen. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Preset colours, each with a name, so that they can be distinguished without sight. */
  swatches?: readonly { value: string; label: string }[];
  disabled?: boolean;
  onBlur?: () => void;
}

/** The eight accents of the theme, as colours for records; a screen says their names in the user's language. */
export const accentSwatches = [
  { value: "#007a55", name: "emerald" },
  { value: "#00786f", name: "teal" },
  { value: "#0069a8", name: "sky" },
  { value: "#432dd7", name: "indigo" },
  { value: "#7008e7", name: "violet" },
  { value: "#c70036", name: "rose" },
  { value: "#bb4d00", name: "amber" },
  { value: "#314158", name: "slate" },
] as const;

/** A colour: a preset, a hex code, or one from the system's picker. */
export function ColorField({ value, onChange, swatches, disabled, onBlur }: ColorFieldProps) {
  const { messages } = useUi();
  const [draft, setDraft] = useState<string | null>(null);
  function edit(text: string) {
    setDraft(text);
    const hex = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1]?.toLowerCase();
    if (hex) onChange(`#${hex.length === 3 ? [...hex].map((digit) => digit + digit).join("") : hex}`);
    if (text.trim() === "") onChange(null);
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      <div className="w-36">
        <InputBox
          disabled={disabled}
          prefix={
            <span className="relative -ms-1.5 block size-6">
              <span
                className="block size-full rounded-small border border-control"
                style={{ background: value ?? "transparent" }}
              />
              <input
                type="color"
                aria-label={messages.customColour}
                disabled={disabled}
                value={value ?? "#000000"}
                onChange={(event) => onChange(event.target.value)}
                className="peer absolute inset-0 size-full cursor-pointer opacity-0 pointer-coarse:-inset-2.5 pointer-coarse:size-11"
              />
            </span>
          }
        >
          <TextInput
            value={draft ?? value ?? ""}
            disabled={disabled}
            placeholder="#"
            spellCheck={false}
            autoComplete="off"
            dir="ltr"
            onChange={edit}
            onBlur={() => {
              setDraft(null);
              onBlur?.();
            }}
            className={bareInput}
          />
        </InputBox>
      </div>
      {swatches && (
        <div className="flex flex-wrap gap-1.5">
          {swatches.map((swatch) => (
            <button
              key={swatch.value}
              type="button"
              title={swatch.label}
              aria-label={swatch.label}
              aria-pressed={swatch.value === value}
              disabled={disabled}
              onClick={() => onChange(swatch.value)}
              style={{ background: swatch.value }}
              className="touch-area grid size-7 place-items-center rounded-full text-surface disabled:opacity-50"
            >
              {swatch.value === value && <Check aria-hidden className="size-4" />}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
