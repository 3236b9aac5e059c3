// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { FailureCode } from "../kit/failures.ts";

/** The HTTP status of most failures. */
export const usualStatus = (code: FailureCode) => (code.endsWith(".not_found") ? 404 : 422);
/** The HTTP status of each failure, as `kit/failures.ts` decides it; of those that are not listed, the usual one. */
export const statuses: Partial<Record<FailureCode, number>> = {
  "request.malformed": 400,
  "auth.required": 401,
  "auth.expired": 401,
  "access.denied": 403,
  "origin.refused": 403,
  "request.running": 409,
  "request.answered": 409,
  "conflict.duplicate": 409,
  "conflict.in_use": 409,
  "conflict.stale": 412,
  "body.too_large": 413,
  "image.unsupported": 415,
  "body.unsupported": 415,
  "rate.limited": 429,
  "server.broken": 500,
  "server.unavailable": 503,
  "auth.refused": 401,
  "auth.code_refused": 401,
  "sms.off": 409,
  "customer.already_joined": 409,
  "message_type.unknown": 404,
  "mailing.done": 409,
  "mailing.not_stopped": 409,
  "mailbox.closed": 404,
  "second_factor.needed": 401,
  "second_factor.missing": 403,
  "staff.beyond_own_access": 403,
  "staff.sign_in_needed": 403,
  "staff.own_access": 409,
  "staff.last_owner": 409,
  "terminal.refused": 401,
  "hold.not_found": 422,
};
