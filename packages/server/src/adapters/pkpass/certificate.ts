import { createPrivateKey, type KeyObject, X509Certificate } from "node:crypto";

/** What a business uploads to sign its passes: certificates in PEM or in DER as base64, the key in PEM. */
export interface UploadedCertificate {
  certificate: string;
  key: string;
  passphrase?: string;
  /** Apple's intermediate certificate, which issued the one above. */
  authority: string;
}

/** What signs passes; the key is in PKCS#1 without a passphrase, the only form that the signing library reads in every case. */
export interface PassCertificate {
  certificate: string;
  key: string;
  authority: string;
  passTypeIdentifier: string;
  teamIdentifier: string;
  expires: Date;
}

export type CertificateFault =
  | "certificate_unreadable"
  | "authority_unreadable"
  | "key_unreadable"
  | "not_for_passes"
  | "key_of_another"
  | "not_issued_by_authority"
  | "not_yet_valid"
  | "expired";

/** The certificate ready to sign, or the first thing that keeps a phone from accepting its passes. */
export function readPassCertificate(uploaded: UploadedCertificate, now: Date): PassCertificate | CertificateFault {
  const certificate = certificateOf(uploaded.certificate);
  if (!certificate) return "certificate_unreadable";
  const authority = certificateOf(uploaded.authority);
  if (!authority) return "authority_unreadable";
  const key = keyOf(uploaded);
  if (key?.asymmetricKeyType !== "rsa") return "key_unreadable";

  const passTypeIdentifier = subjectOf(certificate, "UID");
  const teamIdentifier = subjectOf(certificate, "OU");
  if (!passTypeIdentifier?.startsWith("pass.") || !teamIdentifier) return "not_for_passes";
  if (!certificate.checkPrivateKey(key)) return "key_of_another";
  if (!certificate.checkIssued(authority) || !certificate.verify(authority.publicKey)) return "not_issued_by_authority";
  if (certificate.validFromDate > now || authority.validFromDate > now) return "not_yet_valid";
  const expires = certificate.validToDate < authority.validToDate ? certificate.validToDate : authority.validToDate;
  if (expires <= now) return "expired";
  return {
    certificate: certificate.toString(),
    key: key.export({ type: "pkcs1", format: "pem" }).toString(),
    authority: authority.toString(),
    passTypeIdentifier,
    teamIdentifier,
    expires,
  };
}

/** PEM, or DER in base64, as Apple issues it. */
function certificateOf(text: string): X509Certificate | undefined {
  try {
    return new X509Certificate(text.includes("-----BEGIN") ? text : Buffer.from(text, "base64"));
  } catch {
    return undefined; // Its only fault is text that is no certificate, which the caller names.
  }
}

function keyOf({ key, passphrase }: UploadedCertificate): KeyObject | undefined {
  try {
    return createPrivateKey({ key, passphrase });
  } catch {
    return undefined; // Text that is no key, or another passphrase: the caller names it.
  }
}

function subjectOf(certificate: X509Certificate, name: string): string | undefined {
  const line = certificate.subject.split("\n").find((part) => part.startsWith(`${name}=`));
  return line?.slice(name.length + 1);
}
