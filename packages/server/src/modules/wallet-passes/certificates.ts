import type { Settings } from "#kit/env.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { type CertificateFault, type PassCertificate, readPassCertificate } from "../../adapters/pkpass/certificate.ts";
import { openPkcs12 } from "../../adapters/pkpass/pkcs12.ts";
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
export async function certificateIn(body: Change, now: Date) {
  const { certificate, certificate_key, authority_certificate, certificate_passphrase } = body;
  if (!certificate && !certificate_key && !authority_certificate) return undefined;
  const passphrase = certificate_passphrase ? { passphrase: certificate_passphrase } : {};
  const file = certificate && !certificate_key ? await fileIn(certificate, certificate_passphrase) : undefined;
  if (typeof file === "string") return file;
  const own = file ?? { certificate, key: certificate_key, ...passphrase };
  const authority = authority_certificate || file?.authority;
  if (!own.certificate || !own.key || !authority) return "wallet_pass.certificate_incomplete";
  const read = readPassCertificate({ ...own, certificate: own.certificate, key: own.key, authority }, now);
  return typeof read === "string" ? failures[read] : read;
}

/** The contents of a `.p12` file; undefined if it is a certificate alone. */
async function fileIn(certificate: string, passphrase = "") {
  if (certificate.includes("-----BEGIN")) return undefined;
  const opened = await openPkcs12(certificate, passphrase);
  if (opened === "no-file") return undefined;
  if (opened === "passphrase") return "wallet_pass.passphrase_wrong";
  return opened === "no-key" ? "wallet_pass.key_unreadable" : opened;
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
