import { ModalHost } from "./modal-host.tsx";
import { ToastHost } from "./toast-host.tsx";

/** What shows modals and toasts: needed only after the first screen stands, so it comes after it. */
export default function LateHosts() {
  return (
    <>
      <ModalHost />
      <ToastHost />
    </>
  );
}
