import { Failure, type FailureCode } from "@patron/contract/kit";

/** A refusal of the engine to price a check, as the failure of the same code. */
export function refusal(code: FailureCode, details: Readonly<Record<string, unknown>>): Failure {
  return new Failure(code, { details });
}
