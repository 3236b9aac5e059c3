import type { Failure } from "@patron/contract/kit";

interface Requested {
  seenVersion: number | undefined;
  fail(code: "conflict.stale", details: Record<string, unknown>): Failure;
}

/** Fails with `conflict.stale` if the caller's version differs from the stored one. */
export function refuseStale({ seenVersion, fail }: Requested, { version }: { version: number }): void {
  if (seenVersion !== undefined && seenVersion !== version) throw fail("conflict.stale", { version });
}
