import type { Failure } from "./failure.ts";
import { failures, type Problem } from "./failures.ts";

/** The wire form of a failure (RFC 9457). */
export function problemOf({ code, status, errors, details }: Failure, requestId: string): Problem {
  return {
    type: "about:blank",
    title: code,
    status,
    detail: failures[code].detail,
    code,
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
    request_id: requestId,
  };
}
