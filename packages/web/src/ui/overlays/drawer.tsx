import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode, RefObject } from "react";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";

export interface DrawerProps {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: the state of the record. */
  status?: ReactNode;
  /** Below the title: the main figure and its "why". */
  lead?: ReactNode;
  /** In the header, before the close button: a menu, a link to the full screen. */
  tools?: ReactNode;
  /** The actions, always visible. */
  foot?: ReactNode;
  /** False keeps the list behind it usable by keyboard. */
  modal?: boolean;
  /** Where the focus starts; by default the first focusable element. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes on closing; true returns it to where it came from, false leaves it to `onClosed`. */
  finalFocus?: () => HTMLElement | boolean;
  /** Called when it is out of sight. */
  onClosed?: () => void;
  children: ReactNode;
}

/** Details at the end of the screen: 560 px wide, full width on phones. The address stores whether it is open. */
export function Drawer({
  open,
  onClose,
  title,
  status,
  lead,
  tools,
  foot,
  modal = true,
  initialFocus,
  finalFocus,
  onClosed,
  children,
}: DrawerProps) {
  const { messages } = useUi();
  return (
    <Dialog.Root
      open={open}
      modal={modal}
      disablePointerDismissal={!modal}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      onOpenChangeComplete={(next) => {
        if (!next) onClosed?.();
      }}
    >
      <Dialog.Portal>
        {modal && <Dialog.Backdrop className="motion-fade fixed inset-0 z-30 bg-backdrop" />}
        <Dialog.Popup
          {...(initialFocus ? { initialFocus } : {})}
          {...(finalFocus ? { finalFocus } : {})}
          data-drawer=""
          className="motion-dialog fixed end-0 top-[var(--toast-room,0px)] bottom-0 z-30 lg:top-0 flex w-full max-w-[35rem] flex-col border-lift bg-surface text-default shadow-dialog outline-none sm:border-s"
        >
          <header className="border-default border-b px-5 py-4">
            <div className="flex items-start gap-3">
              <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
                <Dialog.Title className="min-w-0 wrap-anywhere text-title font-semibold">{title}</Dialog.Title>
                {status}
              </div>
              <div className="-me-1.5 -mt-1 flex shrink-0 items-center gap-1">
                {tools}
                <Dialog.Close render={<PlainIconButton icon={X} label={messages.close} />} />
              </div>
            </div>
            {lead && <div className="mt-3">{lead}</div>}
          </header>
          {/* Focusable, so that the keyboard can scroll it when nothing inside takes focus. */}
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard. */}
          <div tabIndex={0} className="focus-inset min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-5">
            {children}
          </div>
          {foot && (
            <footer className="flex flex-wrap items-center justify-end gap-2 border-default border-t px-5 py-3">
              {foot}
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
