import { PasswordField } from "#kit/form/text-fields.tsx";
import { useMessages } from "#kit/messages.ts";
import { useShow } from "#kit/show.ts";
import { DefinitionList } from "#ui/layout/definition-list.tsx";
import { passMessages } from "../../messages.ts";
import type { PassForm, PassSettingsShape } from "./pass-fields.tsx";
import { type FileName, SecretFile } from "./secret-file.tsx";

/** The file that a refused certificate is about. */
export const certificateFaults = {
  "wallet_pass.certificate_missing": "certificate",
  "wallet_pass.certificate_incomplete": "certificate",
  "wallet_pass.certificate_unreadable": "certificate",
  "wallet_pass.authority_unreadable": "authority_certificate",
  "wallet_pass.key_unreadable": "certificate_key",
  "wallet_pass.not_for_passes": "certificate",
  "wallet_pass.passphrase_wrong": "certificate_passphrase",
  "wallet_pass.key_of_another": "certificate_key",
  "wallet_pass.not_issued_by_authority": "authority_certificate",
  "wallet_pass.not_yet_valid": "certificate",
  "wallet_pass.certificate_expired": "certificate",
  "wallet_pass.google_incomplete": "google_key",
  "wallet_pass.google_key_unreadable": "google_key",
} as const satisfies Record<string, FileName | "certificate_passphrase">;

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
      <SecretFile form={form} name="certificate" accept=".p12,.pfx,.cer,.crt,.pem" />
      <SecretFile form={form} name="certificate_key" accept=".pem,.key" />
      <PasswordField form={form} name="certificate_passphrase" autoComplete="new-password" />
      <SecretFile form={form} name="authority_certificate" accept=".cer,.crt,.pem" />
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
