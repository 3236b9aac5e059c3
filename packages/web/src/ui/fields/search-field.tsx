import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useRef, useState } from "react";
import { Kbd } from "#ui/kbd.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { bareInput, type ControlSize } from "./control-style.ts";
import { InputBox } from "./input.tsx";
import { TextInput } from "./text-input.tsx";

export interface SearchFieldProps {
  value: string;
  /** Called when typing pauses, and at once on Enter and on clearing. */
  onChange: (value: string) => void;
  placeholder?: string;
  "aria-label"?: string;
  size?: ControlSize;
  delayMs?: number;
  /** Whether the key `/` focuses it. At most one field per screen. */
  slash?: boolean;
}

/** The search above a list. */
export function SearchField(props: SearchFieldProps) {
  const { value, onChange, placeholder, size, delayMs = 250, slash, "aria-label": label } = props;
  const { messages } = useUi();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useRested(value, onChange, delayMs);
  useSlash(input, slash ?? false);
  return (
    // Not a `search` landmark: a screen may have several, and none of them searches the whole app.
    <InputBox
      size={size}
      icon={Search}
      suffix={
        text ? (
          <button
            type="button"
            aria-label={messages.clear}
            className="touch-area -me-1 grid size-6 place-items-center rounded-small text-muted hover:text-default"
            onClick={() => {
              setText("", true);
              input.current?.focus();
            }}
          >
            <X aria-hidden className="size-4" />
          </button>
        ) : (
          slash && (
            <span aria-hidden className="pointer-coarse:hidden">
              <Kbd>/</Kbd>
            </span>
          )
        )
      }
    >
      <TextInput
        ref={input}
        type="search"
        enterKeyHint="search"
        aria-label={label ?? placeholder ?? messages.search}
        placeholder={placeholder ?? messages.search}
        value={text}
        onChange={(next) => setText(next)}
        onKeyDown={(event) => {
          if (event.key === "Enter") setText(text, true);
          if (event.key === "Escape" && text) {
            event.stopPropagation();
            setText("", true);
          }
        }}
        className={`${bareInput} [&::-webkit-search-cancel-button]:hidden`}
      />
    </InputBox>
  );
}

/** Shows typed text at once and reports it when typing pauses. A value from outside (back button, cleared filters) replaces the text. */
function useRested(value: string, onChange: (value: string) => void, delayMs: number) {
  const [text, setText] = useState(value);
  const [reported, setReported] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (value !== reported) {
    setReported(value);
    setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  function change(next: string, now = false) {
    setText(next);
    clearTimeout(timer.current);
    const reportChange = () => {
      setReported(next);
      onChange(next);
    };
    if (now) reportChange();
    else timer.current = setTimeout(reportChange, delayMs);
  }
  return [text, change] as const;
}

function useSlash(input: { current: HTMLInputElement | null }, active: boolean) {
  useEffect(() => {
    if (!active) return;
    function press(event: KeyboardEvent) {
      const target = event.target as HTMLElement; // Keyboard events target elements.
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      event.preventDefault();
      input.current?.focus();
    }
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [input, active]);
}
