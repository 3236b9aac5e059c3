import { statuses } from "../generated/statuses.ts";
import type { FailureCode, FieldError } from "./failures.ts";
import { usualStatus } from "./usual-status.ts";

/** A declared failure, the same type on both sides of the wire. Without the texts, so that browsers do not load them all. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly details: Record<string, unknown>;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;

  constructor(
    code: FailureCode,
    more: { details?: Record<string, unknown>; errors?: readonly FieldError[]; requestId?: string } = {},
  ) {
    super(code);
    this.name = "Failure";
    this.code = code;
    this.status = statuses[code] ?? usualStatus(code);
    this.details = more.details ?? {};
    this.errors = more.errors ?? [];
    this.requestId = more.requestId;
  }
}
