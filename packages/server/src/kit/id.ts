import { createHash, randomUUIDv7 } from "node:crypto";

/** A new UUID of version 7, so later rows sort later and are adjacent in their index. */
export function newId(): string {
  return randomUUIDv7();
}

/** An id derived from another id and a purpose: always the same, so it need not be stored. */
export function idOf(purpose: string, id: string): string {
  const hex = createHash("sha256").update(`${purpose}:${id}`).digest("hex");
  // UUID version 8 is for custom, derived ids.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
