import { Failure } from "@patron/contract/kit";

/** The version in `If-Match` that a caller has seen; undefined: any. */
export function seenVersionOf(header: string | undefined): number | undefined {
  if (header === undefined || header === "*") return undefined;
  const match = /^(?:W\/)?"?(\d{1,10})"?$/.exec(header);
  if (match) return Number(match[1]);
  throw new Failure("request.malformed", {
    errors: [{ path: "header.if-match", code: "format", message: 'must be a version such as "3"' }],
  });
}
