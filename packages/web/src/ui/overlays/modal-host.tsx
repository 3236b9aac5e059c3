import { Dialog } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import { type ReactNode, useRef, useSyncExternalStore } from "react";
import { classes } from "#ui/classes.ts";
import { PlainIconButton } from "#ui/plain-icon-button.tsx";
import { useUi } from "#ui/ui-messages.ts";
import { closeModal, type ModalRequest, modalStore } from "./modal.ts";

const widths = { sm: "max-w-[26rem]", md: "max-w-[34rem]", lg: "max-w-[48rem]" };

const firstField = "input:not([type=hidden], :disabled), textarea:not(:disabled), [role=combobox]:not([data-disabled])";

/** Renders the modal of `openModal`. Mounted once, in `UiRoot`. */
export function ModalHost() {
  const shown = useSyncExternalStore(modalStore.subscribe, modalStore.read);
  return (
    <Dialog.Root
      open={shown?.open ?? false}
      disablePointerDismissal
      onOpenChange={(open) => {
        if (!open) closeModal();
      }}
      onOpenChangeComplete={(open) => {
        if (!open) modalStore.reset();
      }}
    >
      {shown && <ModalFrame key={shown.id} request={shown.request} />}
    </Dialog.Root>
  );
}

function ModalFrame({ request }: { request: ModalRequest<unknown> }) {
  const { messages } = useUi();
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Portal>
      <Dialog.Backdrop className="motion-fade fixed inset-0 z-40 bg-backdrop" />
      <Dialog.Viewport className="fixed inset-0 z-40 grid overflow-y-auto px-4 pt-[calc(1rem+var(--toast-room,0px))] pb-4 max-sm:items-end sm:place-items-center sm:pb-[calc(1rem+var(--toast-room,0px))]">
        <Dialog.Popup
          ref={popup}
          role={request.alert ? "alertdialog" : "dialog"}
          // Fields get the initial focus before the close button.
          initialFocus={(by) => by === "touch" || (popup.current?.querySelector<HTMLElement>(firstField) ?? true)}
          className={classes(
            "motion-dialog my-auto w-full overflow-clip rounded-dialog border border-lift bg-surface text-default shadow-dialog outline-none max-sm:mb-0",
            widths[request.size ?? "md"],
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5">
            <div className="min-w-0">
              <Dialog.Title className="text-section font-semibold">{request.title}</Dialog.Title>
              {request.description && (
                <Dialog.Description className="mt-1 text-body text-muted">{request.description}</Dialog.Description>
              )}
            </div>
            {!request.alert && (
              <span className="-me-2 -mt-1">
                <Dialog.Close render={<PlainIconButton icon={X} label={messages.close} size="sm" />} />
              </span>
            )}
          </header>
          {request.content(closeModal)}
        </Dialog.Popup>
      </Dialog.Viewport>
    </Dialog.Portal>
  );
}

/** The padded content of a modal. */
export function ModalBody({ children }: { children: ReactNode }) {
  return <div className="px-6 pt-4 pb-6">{children}</div>;
}

/** The buttons of a modal, the primary one last. They stay visible when the content scrolls. */
export function ModalFooter({ children }: { children: ReactNode }) {
  return (
    <footer className="sticky bottom-0 flex flex-wrap items-center justify-end gap-2 border-default border-t bg-surface px-6 py-3.5">
      {children}
    </footer>
  );
}
