import type { Failure } from "@patron/contract/client";
import type { KitWords } from "../words/en.ts";

/** What happened, in the reader's words: by the stable code, with what the failure tells of itself. */
export function failureText(words: KitWords, failure: Failure): string {
  return words.failures[failure.code];
}
