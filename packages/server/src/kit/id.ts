import { createHash, randomUUIDv7 } from "node:crypto";

/** A new id of ours: a UUID of version 7, so that rows made later sort later and stand together in their index. */
export function newId(): string {
  return randomUUIDv7();
}

/** The id of what belongs to another thing once for each purpose: the same every time, so that nobody has to look it up. */
export function idOf(purpose: string, id: string): string {
  const hex = createHash("sha256").update(`${purpose}:${id}`).digest("hex");
  // A UUID of version 8, which is for ids that are made from something else.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
