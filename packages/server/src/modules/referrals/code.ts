import { randomText } from "#kit/secret.ts";

/** Letters and digits that nobody confuses. */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const prefixLength = 5;
const ownLength = 12;

/** The beginning of all codes of a programme. */
export function newPrefix(): string {
  return randomText(alphabet, prefixLength);
}

/** A code that was typed or scanned, in its parts; undefined if it cannot be one. `own` is what the database computes of a card. */
export function readCode(text: string): { prefix: string; own: string } | undefined {
  const plain = text.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
  const known = new RegExp(`^[${alphabet}]{${prefixLength + ownLength}}$`).test(plain);
  if (!known) return undefined;
  const bits = [...plain.slice(prefixLength)].reduce((all, sign) => all * 32n + BigInt(alphabet.indexOf(sign)), 0n);
  return { prefix: plain.slice(0, prefixLength), own: bits.toString(16).padStart(15, "0") };
}

/** The code of a card, in groups that are easy to read. */
export function codeText(prefix: string, own: string): string {
  let [bits, signs] = [BigInt(`0x${own}`), ""];
  for (let at = 0; at < ownLength; at++) {
    signs = `${alphabet[Number(bits % 32n)]}${signs}`;
    bits /= 32n;
  }
  return [prefix, signs.slice(0, 4), signs.slice(4, 8), signs.slice(8)].join("-");
}
