import { randomUUIDv7 } from "node:crypto";

/** A new id of ours: a UUID of version 7, so that rows made later sort later and stand together in their index. */
export function newId(): string {
  return randomUUIDv7();
}
