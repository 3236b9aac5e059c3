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
  /** The button; it passes on what it is given. */
  trigger: ReactElement;
  /** What it opens, for those who hear the screen. */
  opens: "menu" | "dialog" | "listbox";
  /** The whole stands there from the start. */
  now?: boolean;
  /** The button with all that it opens. */
  children: (trigger: ReactElement) => ReactNode;
}

/**
 * A button alone until somebody comes near it: what it opens takes far longer to make than the button, and of all that a screen could open
 * most never is. Whoever points at it, focuses it or presses it finds the whole in its place, and the focus or the press goes there.
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
  const plain = trigger as ReactElement<ComponentProps<"button">>; // A trigger takes what a button takes.
  if (sign) return children(cloneElement(plain, { ref: button }));
  return cloneElement(plain, {
    "aria-haspopup": opens,
    "aria-expanded": false,
    // A finger presses as soon as it points, and a press must end on the button where it began.
    onPointerEnter: ({ pointerType, nativeEvent }) => {
      // At once: the press may be the very next that happens.
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
      // It goes on from the button that takes this one's place.
      event.stopPropagation();
      setSign(event.nativeEvent);
    },
  });
}
