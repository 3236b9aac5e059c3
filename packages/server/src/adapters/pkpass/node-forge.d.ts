/** The part of node-forge that reads PKCS#12; its binary texts have a character for each byte. */
declare module "node-forge" {
  interface Bag {
    /** Null for keys of other kinds than RSA. */
    cert?: unknown;
    key?: unknown;
    asn1: unknown;
  }
  interface Pkcs12 {
    getBags(filter: { bagType: string }): Record<string, Bag[] | undefined>;
  }
  const forge: {
    asn1: {
      fromDer(bytes: string, options?: { strict?: boolean }): unknown;
      toDer(asn1: unknown): { getBytes(): string };
    };
    pki: {
      oids: { certBag: string; keyBag: string; pkcs8ShroudedKeyBag: string };
      privateKeyToPem(key: unknown): string;
      certificateToPem(certificate: unknown): string;
    };
    pkcs12: { pkcs12FromAsn1(asn1: unknown, strict: boolean, passphrase: string): Pkcs12 };
  };
  export default forge;
}
