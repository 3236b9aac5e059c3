/** The names in braces of a route's path. */
export type ParamsOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamsOf<Rest>
  : never;

/**
 * How a path parameter is read.
 * - `uuid`: a malformed one is 400.
 * - `opaque`: a UUID inside, but the source calls it a string, so a malformed one is simply not there (404).
 * - `code`: short text that is no UUID.
 */
export type ParamKind = "uuid" | "opaque" | "code";

const opaque = ["posId", "terminalId", "ruleId", "conditionId", "businessId", "batchId", "aliasId", "couponId"];
const codes = ["currency", "messageType", "code", "emailToken", "email", "token"];

/** Tells the kind of a path parameter by its name, which is binding across the whole catalogue. */
export function paramKind(name: string): ParamKind {
  if (opaque.includes(name)) return "opaque";
  return codes.includes(name) ? "code" : "uuid";
}

/** The parameter names of a path in their order. */
export function paramsOf(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!); // The group always takes part in a match.
}
