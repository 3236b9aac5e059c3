import { sharedFailures } from "../labels/shared-failures.ts";
import { ownLabels } from "../labels.ts";
import type { FailureRow } from "./texts.ts";

type OwnFailures = {
  [G in keyof typeof ownLabels]: (typeof ownLabels)[G] extends { failures: infer F } ? keyof F & string : never;
}[keyof typeof ownLabels];
/** A stable failure code of the contract. */
export type FailureCode = OwnFailures | keyof typeof sharedFailures;

/** Every failure by its code: the single source of statuses. */
export const failures: Readonly<Record<FailureCode, FailureRow>> = Object.assign(
  {},
  sharedFailures,
  ...Object.values(ownLabels).map((labels) => ("failures" in labels ? labels.failures : {})),
);

/** The HTTP status of a failure code. */
export function statusOf(code: FailureCode): number {
  return failures[code].status;
}

/** One problem of a malformed request or of a refused field. `path` is a JSON pointer without the leading slash, dots between. */
export interface FieldError {
  path: string;
  code: string;
  message: string;
}

/** The body of every failed response (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: FailureCode;
  errors?: FieldError[];
  details?: Record<string, unknown>;
  request_id: string;
}

/** Failures that the kit may return for any call; entries list only their own. */
export const kitFailures = [
  "request.malformed",
  "auth.required",
  "auth.expired",
  "access.denied",
  "access.limited",
  "staff.sign_in_needed",
  "second_factor.missing",
  "body.too_large",
  "body.unsupported",
  "request.running",
  "request.answered",
  "conflict.stale",
  "idempotency.mismatch",
  "idempotency.required",
  "origin.refused",
  "rate.limited",
  "server.broken",
  "server.unavailable",
] as const satisfies readonly FailureCode[];
