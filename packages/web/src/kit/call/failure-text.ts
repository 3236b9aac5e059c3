import type { Failure } from "@patron/contract/client";
import type { CommonMessages } from "../messages/use-common-messages.ts";

/** Returns the message of a failure in the user's language, by its stable code. */
export function failureText(common: CommonMessages, failure: Failure): string {
  return common.failures[failure.code] ?? common.failures["server.broken"];
}
