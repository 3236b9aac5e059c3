import { Failure } from "@patron/contract/client";

/** The failure of a call, or a broken server for an error that no call declares. */
export function failureOf(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure("server.broken");
}
