import type { secondFactor } from "@patron/contract";
import type { Failure, ReplyOf } from "@patron/contract/client";
import { useEffect, useState } from "react";

/** What a sign-in with a second factor answers. */
export type Challenge = ReplyOf<typeof secondFactor.challenge>;

let show: (challenge: Challenge | null) => void = () => undefined;

/** Takes the challenge from a sign-in's failure; false for any other failure. */
export function takeChallenge({ code, details }: Failure): boolean {
  if (code !== "second_factor.needed") return false;
  show(details as Challenge); // The details of this failure.
  return true;
}

export const dropChallenge = (): void => show(null);

/** The challenge that the sign-in on screen waits for. */
export function useChallenge(): Challenge | null {
  const [challenge, setChallenge] = useState<Challenge | null>(null);
  useEffect(() => {
    show = setChallenge;
  }, []);
  return challenge;
}
