import { randomText } from "./secret.ts";

/** Digits and letters that nobody mistakes for each other (Crockford's base 32). */
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A code that people read and type, of groups of characters with five random bits each: `7K2QX-M9T4R`. */
export function codeText(groups: number, groupLength: number): string {
  return Array.from({ length: groups }, () => randomText(alphabet, groupLength)).join("-");
}

/** A typed code as it is hashed: without spaces and hyphens, and with the letters that are read for digits. */
export function codeAsStored(code: string): string {
  return code.toUpperCase().replaceAll(/[\s-]/g, "").replaceAll("O", "0").replaceAll(/[IL]/g, "1");
}
