import { ModalHost } from "./modal-host.tsx";
import { ToastHost } from "./toast-host.tsx";

/** The hosts of modals and toasts. Loaded after the first screen, which does not need them. */
export default function LateHosts() {
  return (
    <>
      <ModalHost />
      <ToastHost />
    </>
  );
}
