import type { messages } from "@patron/contract";
import KeyRound from "lucide-react/icons/key-round";
import type { CallForm } from "#kit/form/use-call-form.ts";
import type { RecordValues } from "#kit/form/use-record-form.ts";
import { useMessages } from "#kit/messages.ts";
import { Button } from "#ui/button.tsx";
import { CopyField } from "#ui/fields/copy-field.tsx";
import { messageMessages } from "../messages.ts";

const secretBytes = 32;

interface SigningSecretProps {
  form: CallForm<RecordValues<typeof messages.changeProvider>>;
  isStored: boolean;
}

/** The secret that signs webhooks. It is made here, copied into the receiving system, and never shown again after saving. */
export function SigningSecret({ form, isStored }: SigningSecretProps) {
  const t = useMessages(messageMessages);
  const made = form.control.watch("secret");
  function make() {
    const bytes = crypto.getRandomValues(new Uint8Array(secretBytes));
    form.control.setValue("secret", `whsec_${btoa(String.fromCharCode(...bytes))}`, { shouldDirty: true });
  }
  return (
    <div className="flex flex-col gap-3">
      {made ? (
        <CopyField label={t.signingSecret} value={made} hint={t.signingSecretOnce} />
      ) : (
        <div>
          <p className="font-medium text-body">{t.signingSecret}</p>
          <p className="text-body text-muted">{isStored ? t.signingSecretStored : t.signingSecretMissing}</p>
        </div>
      )}
      <div>
        <Button icon={KeyRound} onClick={make}>
          {isStored || made ? t.replaceSigningSecret : t.makeSigningSecret}
        </Button>
      </div>
    </div>
  );
}
