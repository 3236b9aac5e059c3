import type { FailureCode, Fault, Problem } from "./failures.ts";
import { failures, statusOf } from "./failures.ts";

/** A declared failure, the same type on both sides of the wire. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly errors: readonly Fault[];
  readonly requestId: string | undefined;

  constructor(
    code: FailureCode,
    more: { details?: Record<string, unknown>; errors?: readonly Fault[]; requestId?: string } = {},
  ) {
    super(`${code}: ${failures[code][1]}`);
    this.name = "Failure";
    this.code = code;
    this.status = statusOf(code);
    this.details = more.details ?? {};
    this.errors = more.errors ?? [];
    this.requestId = more.requestId;
  }

  /** The wire form (RFC 9457). */
  toProblem(requestId: string): Problem {
    return {
      type: "about:blank",
      title: this.code,
      status: this.status,
      detail: failures[this.code][1],
      code: this.code,
      ...(this.errors.length > 0 ? { errors: [...this.errors] } : {}),
      ...(Object.keys(this.details).length > 0 ? { details: this.details } : {}),
      request_id: requestId,
    };
  }
}
