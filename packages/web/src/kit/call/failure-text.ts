import type { Failure } from "@patron/contract/client";
import type { CommonMessages } from "../messages/en.ts";

/** Returns the message of a failure in the user's language, by its stable code and with its details. */
export function failureText(common: CommonMessages, failure: Failure): string {
  return common.failures[failure.code];
}
