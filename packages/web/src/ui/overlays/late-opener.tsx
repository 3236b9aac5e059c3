import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";

export interface LateOpenerProps {
  /** The button; it passes on its props. */
  trigger: ReactElement;
  /** What it opens, for screen readers. */
  opens: "menu" | "dialog" | "listbox";
  /** Whether the content is rendered from the start. */
  now?: boolean;
  /** The button with its content. */
  children: (trigger: ReactElement) => ReactNode;
}

/**
 * Renders only the button until the pointer or the focus reaches it: the content takes far longer to render, and most of it is never opened. Hover,
 * focus and press continue on the full component that then replaces the button.
 */
export function LateOpener({ trigger, opens, now = false, children }: LateOpenerProps) {
  const button = useRef<HTMLButtonElement>(null);
  const pressed = useRef(false);
  const [sign, setSign] = useState<Event | boolean>(now);
  useLayoutEffect(() => {
    if (typeof sign === "boolean" || sign.type === "pointerover") return;
    button.current?.focus();
    if (sign instanceof MouseEvent) button.current?.dispatchEvent(new PointerEvent(sign.type, sign));
  }, [sign]);
  const plain = trigger as ReactElement<ComponentProps<"button">>; // A trigger takes the props of a button.
  if (sign) return children(cloneElement(plain, { ref: button }));
  return cloneElement(plain, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    // A touch presses as soon as it points, and a press must end on the button where it began.
    onPointerEnter: ({ pointerType, nativeEvent }) => {
      // Synchronous, because the next event may be the press.
      if (pointerType !== "touch") flushSync(() => setSign(nativeEvent));
    },
    onPointerDown: () => {
      pressed.current = true;
    },
    onFocus: ({ nativeEvent }) => {
      if (!pressed.current) setSign(nativeEvent);
    },
    onBlur: () => {
      pressed.current = false;
    },
    onClick: (event) => {
      // It continues on the button that replaces this one.
      event.stopPropagation();
      setSign(event.nativeEvent);
    },
  });
}
