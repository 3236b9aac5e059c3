import { Failure, type FailureCode } from "@patron/contract/kit";

/** A refusal of the engine as the failure of the same code; amounts become texts. */
export function refusal(code: FailureCode, details: Readonly<Record<string, unknown>>): Failure {
  const texts = Object.entries(details).map(([name, value]) => [
    name,
    typeof value === "bigint" ? value.toString() : value,
  ]);
  return new Failure(code, { details: Object.fromEntries(texts) as Record<string, unknown> }); // Pairs of a name and a value.
}
