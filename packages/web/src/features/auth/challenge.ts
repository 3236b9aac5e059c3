import type { secondFactor } from "@patron/contract";
import type { Failure, ReplyOf } from "@patron/contract/client";
import { useSyncExternalStore } from "react";

/** What a sign-in with a second factor answers. */
export type Challenge = ReplyOf<typeof secondFactor.challenge>;

let present: Challenge | null = null;
const listeners = new Set<() => void>();

function publish(next: Challenge | null): void {
  present = next;
  for (const listener of listeners) listener();
}

/** Takes the challenge from a sign-in's failure; false for any other failure. */
export function takeChallenge({ code, details }: Failure): boolean {
  if (code !== "second_factor.needed") return false;
  publish(details as Challenge); // The details of this failure.
  return true;
}

export const dropChallenge = (): void => publish(null);

/** The challenge that a sign-in waits for. */
export function useChallenge(): Challenge | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => present,
  );
}
