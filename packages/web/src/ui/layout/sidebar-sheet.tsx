import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode } from "react";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";

/** The main menu on phones, as a sheet over the screen. Close it when an entry is chosen. */
export function SidebarSheet(props: { open: boolean; onClose: () => void; children: ReactNode }) {
  const { messages } = useUi();
  return (
    <Dialog.Root
      open={props.open}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className="motion-fade fixed inset-0 z-40 bg-backdrop" />
        <Dialog.Popup className="motion-dialog fixed start-0 top-[var(--toast-room,0px)] bottom-0 z-40 flex max-w-[calc(100vw-3rem)] bg-surface shadow-dialog outline-none">
          <Dialog.Title className="sr-only">{messages.mainMenu}</Dialog.Title>
          {props.children}
          <span className="absolute end-2 top-2.5">
            <Dialog.Close render={<PlainIconButton icon={X} label={messages.close} />} />
          </span>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
