import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  text: ReactNode;
  /** The one element it explains; it must take focus, so that the keyboard reaches the words too. */
  children: ReactElement;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
}

/** The delay that all tooltips within share: where one has just been shown, the next comes at once. Stands around a whole window. */
export function TooltipDelay({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}

/** A few words on pointing or focus. Never the only place where something is said. */
export function Tooltip({ text, children, side = "top" }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner side={side} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup className="motion-float max-w-72 rounded-control bg-neutral px-2 py-1 text-caption text-on-fill shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
