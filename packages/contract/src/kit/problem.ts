import type { Failure } from "./failure.ts";
import { failures, type Problem, statusOf } from "./failures.ts";

/** The wire form of a failure (RFC 9457). */
export function problemOf({ code, errors, details }: Failure, requestId: string): Problem {
  return {
    type: "about:blank",
    title: code,
    status: statusOf(code),
    detail: failures[code].detail,
    code,
    ...(errors.length > 0 ? { errors: [...errors] } : {}),
    ...(Object.keys(details).length > 0 ? { details } : {}),
    request_id: requestId,
  };
}
