import FileKey from "lucide-react/icons/file-key";
import { useRef, useState } from "react";
import { PasswordField } from "#kit/form/text-fields.tsx";
import { useField } from "#kit/form/use-field.ts";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/fields/field.tsx";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { passMessages } from "../../messages.ts";
import type { PassForm, PassSettingsShape } from "./pass-fields.tsx";

type FileName = "certificate" | "certificate_key" | "authority_certificate";

/** The file that a refused certificate is about. */
export const certificateFaults = {
  "wallet_pass.certificate_missing": "certificate",
  "wallet_pass.certificate_incomplete": "certificate",
  "wallet_pass.certificate_unreadable": "certificate",
  "wallet_pass.authority_unreadable": "authority_certificate",
  "wallet_pass.key_unreadable": "certificate_key",
  "wallet_pass.not_for_passes": "certificate",
  "wallet_pass.key_of_another": "certificate_key",
  "wallet_pass.not_issued_by_authority": "authority_certificate",
  "wallet_pass.not_yet_valid": "certificate",
  "wallet_pass.certificate_expired": "certificate",
} as const satisfies Record<string, FileName>;

interface Props {
  form: PassForm;
  signer: PassSettingsShape["signer"];
}

/** What signs the passes now, and the files of another certificate. */
export function CertificateFields({ form, signer }: Props) {
  const t = useMessages(passMessages);
  const show = useShow();
  return (
    <>
      {signer && (
        <DefinitionList
          title={t.inUse}
          rows={[
            { term: t.fields.pass_type_identifier, value: <bdi>{signer.pass_type_identifier}</bdi> },
            { term: t.fields.team_identifier, value: <bdi>{signer.team_identifier}</bdi> },
            { term: t.fields.expires_dt, value: show.dayOf(signer.expires_dt) },
          ]}
        />
      )}
      <PemField form={form} name="certificate" accept=".cer,.crt,.pem" />
      <PemField form={form} name="certificate_key" accept=".pem,.key" />
      <PasswordField form={form} name="certificate_passphrase" autoComplete="new-password" />
      <PemField form={form} name="authority_certificate" accept=".cer,.crt,.pem" />
      <p className="text-body text-muted">
        <a
          className="text-accent underline"
          href="https://www.apple.com/certificateauthority/"
          target="_blank"
          rel="noreferrer"
        >
          {t.authorities}
        </a>
      </p>
    </>
  );
}

/** A file of text, or of bytes that are sent as base64. */
function PemField({ form, name, accept }: { form: PassForm; name: FileName; accept: string }) {
  const t = useMessages(passMessages);
  const { value, change, control, frame, label } = useField({ form, name });
  const picker = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState("");
  async function read(chosen: File | undefined) {
    if (!chosen) return;
    const bytes = new Uint8Array(await chosen.arrayBuffer());
    const text = new TextDecoder().decode(bytes);
    setFile(chosen.name);
    change(text.includes("-----BEGIN") ? text : btoa(String.fromCharCode(...bytes.subarray(0, 12_000))));
  }
  return (
    <Field {...frame}>
      <div className="flex flex-wrap items-center gap-3">
        <Button icon={FileKey} disabled={control.disabled} onClick={() => picker.current?.click()}>
          {t.chooseFile}
        </Button>
        <span className="min-w-0 truncate text-body text-muted" role="status">
          {value ? <bdi>{file}</bdi> : t.noFile}
        </span>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={String(label)}
          accept={accept}
          onChange={(event) => {
            void read(event.target.files?.[0]);
            event.target.value = ""; // The same file may be chosen again after it was changed.
          }}
        />
      </div>
    </Field>
  );
}
