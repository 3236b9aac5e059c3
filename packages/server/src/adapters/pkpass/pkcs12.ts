/// <reference path="./node-forge.d.ts" />
import { createPrivateKey, X509Certificate } from "node:crypto";

/** A certificate with its key, as a `.p12` file has them, in PEM. */
export interface Pkcs12Contents {
  certificate: string;
  key: string;
  /** The certificate that issued it, if the file has that too. */
  authority: string | undefined;
}

/**
 * Opens a PKCS#12 file that comes as base64, also one with the ciphers of Apple's Keychain, which OpenSSL has given up. `no-file`: it is something else;
 * `passphrase`: the passphrase is another one; `no-key`: it has no certificate with an RSA key.
 */
export async function openPkcs12(
  base64: string,
  passphrase: string,
): Promise<Pkcs12Contents | "no-file" | "passphrase" | "no-key"> {
  // Few programmes bring such a file, and the library is large.
  const { default: forge } = await import("node-forge");
  const { asn1, pki, pkcs12 } = forge;
  const read = () => {
    try {
      const found = asn1.fromDer(Buffer.from(base64, "base64").toString("latin1"), { strict: false });
      return pkcs12.pkcs12FromAsn1(found, false, passphrase);
    } catch (error) {
      // The library has no other sign of a wrong passphrase than this sentence.
      return error instanceof Error && /MAC could not be verified/.test(error.message) ? "passphrase" : "no-file";
    }
  };
  const file = read();
  if (typeof file === "string") return file;
  const bagsOf = (bagType: string) => file.getBags({ bagType })[bagType] ?? [];
  const { certBag, keyBag, pkcs8ShroudedKeyBag } = pki.oids;
  const certificates = bagsOf(certBag).flatMap(({ cert }) =>
    cert ? [new X509Certificate(pki.certificateToPem(cert))] : [],
  );
  for (const { key } of [...bagsOf(pkcs8ShroudedKeyBag), ...bagsOf(keyBag)]) {
    if (!key) continue;
    const pem = pki.privateKeyToPem(key);
    const own = certificates.find((one) => one.checkPrivateKey(createPrivateKey(pem)));
    if (!own) continue;
    const authority = certificates.find((one) => one !== own && own.checkIssued(one));
    return { certificate: own.toString(), key: pem, authority: authority?.toString() };
  }
  return "no-key";
}
