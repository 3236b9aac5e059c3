import type { secondFactor } from "@patron/contract";
import type { ReplyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { type FormEvent, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { useCommonMessages } from "#kit/messages/use-common-messages.ts";
import { useMessages } from "#kit/messages.ts";
import { hasPasskeys, signWithPasskey } from "#kit/passkey.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { Input } from "#ui/fields/input.tsx";
import { openModal } from "#ui/overlays/modal.ts";
import { ModalBody, ModalFooter } from "#ui/overlays/modal-host.tsx";
import { toast } from "#ui/overlays/toast.ts";
import { securityMessages } from "../messages.ts";

type Challenge = ReplyOf<typeof secondFactor.challenge>;
/** The answer to a challenge. */
export type Proof = { token: string; code: string } | { token: string; credential: Record<string, unknown> };

/** Asks for a factor that the person has, and goes on with it unless they give up. */
export function useProof(onProved: (proof: Proof) => void): { ask: () => void; busy: boolean } {
  const t = useMessages(securityMessages);
  const { run, busy } = useAction(calls.secondFactor.challenge, { onDone: (challenge) => void prove(challenge) });
  async function prove(challenge: Challenge) {
    const proof = await openModal<Proof>({
      title: t.proveTitle,
      size: "sm",
      content: (close) => <Prove challenge={challenge} close={close} />,
    });
    if (proof) onProved(proof);
  }
  return { ask: () => run({}), busy };
}

function Prove({ challenge, close }: { challenge: Challenge; close: (proof?: Proof) => void }) {
  const t = useMessages(securityMessages);
  const common = useCommonMessages();
  const [code, setCode] = useState("");
  const [pressed, setPressed] = useState(false);
  const { token, passkey_options: options } = challenge;
  function submit(event: FormEvent) {
    event.preventDefault();
    setPressed(true);
    if (code.trim() !== "") close({ token, code });
  }
  async function sign() {
    try {
      close({ token, credential: await signWithPasskey(options ?? {}) });
    } catch {
      // The user has cancelled, or the device knows no such passkey.
      toast({ id: "passkey", type: "danger", message: t.passkeyFailed });
    }
  }
  const missing = pressed && code.trim() === "" ? common.violations.required("") : null;
  return (
    <form onSubmit={submit} noValidate>
      <ModalBody>
        <div className="flex flex-col gap-5">
          <p className="text-body text-muted">{t.proveHint}</p>
          <Field label={t.proveCode} required error={missing}>
            <Input value={code} onChange={setCode} autoComplete="one-time-code" maxLength={40} autoFocus />
          </Field>
        </div>
      </ModalBody>
      <ModalFooter>
        {options && hasPasskeys() && <Button onClick={() => void sign()}>{t.usePasskey}</Button>}
        <Button onClick={() => close()}>{common.cancel}</Button>
        <Button type="submit" variant="primary">
          {t.goOn}
        </Button>
      </ModalFooter>
    </form>
  );
}
