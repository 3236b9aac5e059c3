import type { Failure } from "@patron/contract/client";
import type { CommonMessages } from "../messages/use-common-messages.ts";

/** The text of a failure in the reader's language, by its code. */
export function failureText(common: CommonMessages, failure: Failure): string {
  return common.failures[failure.code] ?? common.failures["server.broken"];
}
