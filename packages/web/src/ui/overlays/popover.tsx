import { Popover as Base } from "@base-ui/react/popover";
import { type ReactElement, type ReactNode, useState } from "react";
import { classes } from "#ui/classes.ts";
import { LateOpener } from "./late-opener.tsx";
import { popupBox } from "./popup-style.ts";

export interface PopoverProps {
  trigger: ReactElement;
  /** The accessible name; visible as the heading when `titled`. */
  title: string;
  titled?: boolean;
  width?: "menu" | "wide" | "content";
  align?: "start" | "center" | "end";
  side?: "top" | "bottom" | "inline-start" | "inline-end";
  defaultOpen?: boolean;
  onClose?: () => void;
  children: ReactNode | ((close: () => void) => ReactNode);
}

const widths = { menu: "w-60", wide: "w-90 max-w-(--available-width)", content: "w-max max-w-(--available-width)" };

/** A small surface beside its button for short content: a filter, a choice, a "why". Escape or a press outside closes it. */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    titled,
    width = "menu",
    align = "start",
    side = "bottom",
    defaultOpen = false,
    onClose,
    children,
  } = props;
  const [open, setOpen] = useState(defaultOpen);
  function change(next: boolean) {
    setOpen(next);
    if (!next) onClose?.();
  }
  return (
    <LateOpener trigger={trigger} opens="dialog" now={defaultOpen}>
      {(button) => (
        <Base.Root open={open} onOpenChange={change}>
          <Base.Trigger render={button} />
          <Base.Portal>
            <Base.Positioner align={align} side={side} sideOffset={4} collisionPadding={8} className="z-50">
              <Base.Popup
                className={classes(popupBox, "max-h-(--available-height) overflow-y-auto p-3", widths[width])}
              >
                <Base.Title className={titled ? "mb-2 text-body font-semibold" : "sr-only"}>{title}</Base.Title>
                {typeof children === "function" ? children(() => change(false)) : children}
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </LateOpener>
  );
}
