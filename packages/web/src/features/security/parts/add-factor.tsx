import { calls } from "@patron/contract/routes";
import KeyRound from "lucide-react/icons/key-round";
import Smartphone from "lucide-react/icons/smartphone";
import { useState } from "react";
import { request } from "#kit/call/client.ts";
import { useAction } from "#kit/call/use-action.ts";
import { useMessages } from "#kit/messages.ts";
import { createPasskey, hasPasskeys } from "#kit/passkey.ts";
import { Button } from "#ui/button.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";
import { AddApp } from "./add-app.tsx";
import { type Proof, useProof } from "./proof-dialog.tsx";
import { showRecoveryCodes } from "./recovery-codes.tsx";

interface AddFactorProps {
  /** Whether the person has a factor already, which they prove first. */
  proved: boolean;
  onDone: () => void;
}

/** The buttons that add a factor. The first one brings recovery codes, which are shown once. */
export function AddFactor({ proved, onDone }: AddFactorProps) {
  const t = useMessages(securityMessages);
  const [busy, setBusy] = useState(false);
  const add = useAction(calls.secondFactor.addPasskey, { onDone: ({ recovery_codes }) => void finish(recovery_codes) });
  async function finish(codes: readonly string[]) {
    if (codes.length > 0) await showRecoveryCodes(t, codes);
    else toast({ type: "success", message: t.factorAdded });
    onDone();
  }
  async function addApp(proof?: Proof) {
    const codes = await openModal<readonly string[]>({
      title: t.addApp,
      content: (close) => <AddApp {...(proof && { proof })} close={close} />,
    });
    if (codes) await finish(codes);
  }
  async function addPasskey(proof?: Proof) {
    setBusy(true);
    try {
      const { token, options } = await request(calls.secondFactor.startPasskey, {});
      const credential = await createPasskey(options);
      add.run({ body: { token, credential, title: t.passkey, ...(proof && { proof }) } });
    } catch {
      // The user has cancelled, or the device has this passkey already.
      toast({ id: "passkey", type: "danger", message: t.passkeyFailed });
    } finally {
      setBusy(false);
    }
  }
  const forApp = useProof((proof) => void addApp(proof));
  const forPasskey = useProof((proof) => void addPasskey(proof));
  return (
    <>
      <Button icon={Smartphone} loading={forApp.busy} onClick={() => (proved ? forApp.ask() : void addApp())}>
        {t.addApp}
      </Button>
      {hasPasskeys() && (
        <Button
          icon={KeyRound}
          loading={busy || add.busy || forPasskey.busy}
          onClick={() => (proved ? forPasskey.ask() : void addPasskey())}
        >
          {t.addPasskey}
        </Button>
      )}
    </>
  );
}
