import type { FailureCode, FieldError } from "./failures.ts";

/** A declared failure, the same type on both sides of the wire. Without the texts, so that browsers do not load them all. */
export class Failure extends Error {
  readonly code: FailureCode;
  /** Of the response that it came with. The server decides it when it sends one (`statusOf`). */
  readonly status: number | undefined;
  readonly details: Record<string, unknown>;
  readonly errors: readonly FieldError[];
  readonly requestId: string | undefined;

  constructor(
    code: FailureCode,
    more: {
      status?: number;
      details?: Record<string, unknown>;
      errors?: readonly FieldError[];
      requestId?: string;
    } = {},
  ) {
    super(code);
    this.name = "Failure";
    this.code = code;
    this.status = more.status;
    this.details = more.details ?? {};
    this.errors = more.errors ?? [];
    this.requestId = more.requestId;
  }
}
