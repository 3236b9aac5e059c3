import type { Failure } from "@patron/contract/client";
import type { CommonMessages } from "../messages/en.ts";

/** What happened, in the reader's words: by the stable code, with what the failure tells of itself. */
export function failureText(common: CommonMessages, failure: Failure): string {
  return common.failures[failure.code];
}
