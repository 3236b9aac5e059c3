import { calls } from "@patron/contract/routes";
import { useEffect, useState } from "react";
import { useAction } from "#kit/call/use-action.ts";
import { TextField } from "#kit/form/text-fields.tsx";
import { useCallForm } from "#kit/form/use-call-form.ts";
import { useMessages } from "#kit/messages.ts";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { ModalBody } from "#ui/overlays/modal-host.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { SkeletonForm } from "#ui/skeleton.tsx";
import { securityMessages } from "../messages.ts";
import { DialogForm } from "./dialog-form.tsx";
import type { Proof } from "./proof-dialog.tsx";

interface AddAppProps {
  proof?: Proof;
  /** Closes the dialog, with the recovery codes once the app is added. */
  close: (codes?: readonly string[]) => void;
}
interface Setup {
  id: string;
  secret: string;
  uri: string;
}

/** Adds an authenticator app: it reads the QR code, and its first code confirms that it did. */
export function AddApp(props: AddAppProps) {
  const [setup, setSetup] = useState<Setup>();
  const start = useAction(calls.secondFactor.startTotp, { onDone: setSetup });
  const { run } = start;
  // Once: each start replaces the secret of the one before.
  const [begun, setBegun] = useState(false);
  useEffect(() => {
    if (begun) return;
    setBegun(true);
    run({});
  }, [begun, run]);
  return setup ? (
    <Confirm setup={setup} {...props} />
  ) : (
    <ModalBody>
      <SkeletonForm fields={2} />
    </ModalBody>
  );
}

function Confirm({ setup, proof, close }: AddAppProps & { setup: Setup }) {
  const t = useMessages(securityMessages);
  const form = useCallForm(calls.secondFactor.addTotp, {
    values: { code: "" },
    rules: { code: { required: true, maxLength: 12 } },
    request: ({ code }) => ({ body: { id: setup.id, code, ...(proof ? { proof } : {}) } }),
    fieldOf: { "second_factor.code_wrong": "code" },
    onDone: ({ recovery_codes }) => close(recovery_codes),
    quiet: true,
  });
  return (
    <DialogForm form={form} submit={t.confirmApp} close={() => close()}>
      <p className="text-body text-muted">{t.scanCode}</p>
      <QrCode text={setup.uri} label={t.qrCode} />
      <CopyField label={t.appSecret} value={setup.secret} hint={t.appSecretHint} />
      <TextField form={form} name="code" label={t.appCode} autoComplete="one-time-code" inputMode="numeric" autoFocus />
    </DialogForm>
  );
}
