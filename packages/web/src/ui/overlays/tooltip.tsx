import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement, ReactNode } from "react";

export interface TooltipProps {
  text: ReactNode;
  /** The element that it explains; it must be focusable, so that the tooltip is reachable by keyboard. */
  children: ReactElement;
  side?: "top" | "bottom" | "inline-start" | "inline-end";
}

/** The delay that all tooltips inside share: right after one tooltip, the next appears at once. Wraps the whole window. */
export function TooltipDelay({ children }: { children: ReactNode }) {
  return <Base.Provider delay={400}>{children}</Base.Provider>;
}

/** A short text on hover or focus. Never the only source of an information. */
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
