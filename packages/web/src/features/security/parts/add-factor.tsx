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
import { askProof, type Proof } from "./proof-dialog.tsx";
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
  /** Asks for the factor that exists; undefined if the user gives up. */
  async function proofIfNeeded(): Promise<{ proof?: Proof } | undefined> {
    if (!proved) return {};
    const proof = await askProof(t);
    return proof && { proof };
  }
  async function addApp() {
    const proof = await proofIfNeeded();
    if (!proof) return;
    const codes = await openModal<readonly string[]>({
      title: t.addApp,
      content: (close) => <AddApp {...proof} close={close} />,
    });
    if (codes) await finish(codes);
  }
  async function addPasskey() {
    const proof = await proofIfNeeded();
    if (!proof) return;
    setBusy(true);
    try {
      const { token, options } = await request(calls.secondFactor.startPasskey, {});
      const credential = await createPasskey(options);
      add.run({ body: { token, credential, title: t.passkey, ...proof } });
    } catch {
      // The user has cancelled, or the device has this passkey already.
      toast({ id: "passkey", type: "danger", message: t.passkeyFailed });
    } finally {
      setBusy(false);
    }
  }
  return (
    <>
      <Button icon={Smartphone} onClick={() => void addApp()}>
        {t.addApp}
      </Button>
      {hasPasskeys() && (
        <Button icon={KeyRound} loading={busy || add.busy} onClick={() => void addPasskey()}>
          {t.addPasskey}
        </Button>
      )}
    </>
  );
}
