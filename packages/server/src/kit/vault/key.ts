/** The length of a key of AES-256. */
export const keyBytes = 32;

/** A key written as base64 or hexadecimal digits; undefined unless it has 256 bits. */
export function readSecretKey(text: string): Buffer | undefined {
  const key = Buffer.from(text, /^[0-9a-f]{64}$/i.test(text) ? "hex" : "base64");
  return key.length === keyBytes ? key : undefined;
}
