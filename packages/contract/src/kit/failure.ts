import type { FailureCode, FieldError } from "./failures.ts";

/** A declared failure, the same type on both sides of the wire. Without the texts, so that browsers do not load them all. */
export class Failure extends Error {
  readonly code: FailureCode;
  /** Of the response that it came with; of one that is not sent yet, the status that most with such a code have. */
  readonly status: number;
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
    this.status = more.status ?? usualStatusOf(code);
    this.details = more.details ?? {};
    this.errors = more.errors ?? [];
    this.requestId = more.requestId;
  }
}

/** Without the table of all statuses, which would be a large part of a browser's first visit. */
function usualStatusOf(code: FailureCode): number {
  if (code === "server.unavailable") return 503;
  if (code === "server.broken") return 500;
  return code.endsWith(".not_found") ? 404 : 422;
}
