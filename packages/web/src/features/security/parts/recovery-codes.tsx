import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";
import type { SecurityMessages } from "../messages/en.ts";

type Texts = { [K in keyof SecurityMessages]: SecurityMessages[K] };

/** Shows new recovery codes, once; resolves when the user has seen them. */
export async function showRecoveryCodes(t: Texts, codes: readonly string[]): Promise<void> {
  async function copy() {
    await navigator.clipboard.writeText(codes.join("\n"));
    toast({ type: "success", message: t.copied });
  }
  await openModal({
    title: t.recoveryCodes,
    alert: true,
    content: (close) => (
      <>
        <ModalBody>
          <div className="flex flex-col gap-4 text-body text-muted">
            <p>{t.recoveryOnce}</p>
            <ul
              aria-label={t.recoveryCodes}
              dir="ltr"
              className="grid gap-x-6 gap-y-1.5 rounded-control bg-sunken px-3 py-2.5 font-mono text-default sm:grid-cols-2"
            >
              {codes.map((code) => (
                <li key={code}>{code}</li>
              ))}
            </ul>
          </div>
        </ModalBody>
        <ModalFooter>
          <Button onClick={() => void copy()}>{t.copyCodes}</Button>
          <Button variant="primary" onClick={() => close()}>
            {t.savedCodes}
          </Button>
        </ModalFooter>
      </>
    ),
  });
}
