import { createHash, randomUUID } from "node:crypto";

const perMs = 0x1000;
let [ms, inMs] = [0, 0];
/** What ids of `ms` begin with. */
let prefix = "";

/**
 * A new UUID of version 7: every id of this process sorts after the ones before it, so rows sort as they were made and are adjacent in their
 * index. The twelve bits behind the time count within a millisecond; if they run out, or the clock goes back, the time runs ahead.
 */
export function newId(): string {
  const now = Date.now();
  inMs = now > ms ? 0 : inMs + 1;
  const next = Math.max(now, ms + Math.floor(inMs / perMs));
  inMs %= perMs;
  if (next !== ms) prefix = timeOf(next);
  ms = next;
  // The rest of version 4 is as random as that of version 7.
  return `${prefix}-${(0x7000 + inMs).toString(16)}${randomUUID().slice(18)}`;
}

function timeOf(at: number): string {
  const time = at.toString(16).padStart(12, "0");
  return `${time.slice(0, 8)}-${time.slice(8)}`;
}

/** The smallest id of a moment: those of later rows are larger. */
export function firstIdAt(at: Date): string {
  return `${timeOf(at.getTime())}-7000-8000-000000000000`;
}

/** An id derived from another id and a purpose: always the same, so it need not be stored. */
export function idOf(purpose: string, id: string): string {
  const hex = createHash("sha256").update(`${purpose}:${id}`).digest("hex");
  // UUID version 8 is for custom, derived ids.
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
