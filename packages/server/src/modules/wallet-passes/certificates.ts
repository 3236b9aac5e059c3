import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { type CertificateFault, type PassCertificate, readPassCertificate } from "../../adapters/pkpass/certificate.ts";
import type { CertificateRow } from "./queries.ts";
import type { Change } from "./settings.ts";

const failures = {
  certificate_unreadable: "wallet_pass.certificate_unreadable",
  authority_unreadable: "wallet_pass.authority_unreadable",
  key_unreadable: "wallet_pass.key_unreadable",
  not_for_passes: "wallet_pass.not_for_passes",
  key_of_another: "wallet_pass.key_of_another",
  not_issued_by_authority: "wallet_pass.not_issued_by_authority",
  not_yet_valid: "wallet_pass.not_yet_valid",
  expired: "wallet_pass.certificate_expired",
} as const satisfies Record<CertificateFault, string>;

/** The certificate that a change brings, or why it cannot sign passes; undefined where it brings none. */
export function certificateIn(body: Change, now: Date) {
  const { certificate, certificate_key: key, authority_certificate: authority, certificate_passphrase } = body;
  if (!certificate && !key && !authority) return undefined;
  if (!certificate || !key || !authority) return "wallet_pass.certificate_incomplete";
  const passphrase = certificate_passphrase ? { passphrase: certificate_passphrase } : {};
  const read = readPassCertificate({ certificate, key, authority, ...passphrase }, now);
  return typeof read === "string" ? failures[read] : read;
}

const ownerOf = ({ business_id, loyalty_id }: Pick<CertificateRow, "business_id" | "loyalty_id">) =>
  `wallet certificate ${business_id} ${loyalty_id}`;

/** The row of a programme's certificate. */
export function sealed(
  certificate: PassCertificate,
  owner: Pick<CertificateRow, "business_id" | "loyalty_id">,
  settings: Settings,
) {
  const { passTypeIdentifier, teamIdentifier, expires } = certificate;
  return {
    ...{ loyalty_id: owner.loyalty_id, pass_type_identifier: passTypeIdentifier, team_identifier: teamIdentifier },
    expires_dt: expires,
    secret: vaultOf(settings).seal(JSON.stringify(certificate), ownerOf(owner)),
  };
}

export function opened(row: CertificateRow, settings: Settings): PassCertificate {
  const stored = JSON.parse(vaultOf(settings).open(row.secret, ownerOf(row))) as Omit<PassCertificate, "expires">; // Written only by `sealed`.
  return { ...stored, expires: row.expires_dt };
}
