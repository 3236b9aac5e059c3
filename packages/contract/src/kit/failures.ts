/**
 * Every failure code with its HTTP status and its English sentence: the only place where a status is decided.
 * The web app translates by code; the sentence is for logs and integrators.
 */
export const failures = {
  "request.malformed": [400, "The request is not well-formed; every fault is listed with its path."],
  "auth.required": [401, "This call needs a credential."],
  "auth.expired": [401, "The credential is no longer valid; sign in again."],
  "auth.refused": [401, "The login or the password is wrong."],
  "access.denied": [403, "The role-based model or the ownership of the business forbids this call."],
  "origin.refused": [403, "A call that changes something may not be opened by navigation or prefetch."],
  "route.not_found": [404, "There is no such call."],
  "business.not_found": [404, "There is no such business."],
  "loyalty.not_found": [404, "There is no such loyalty programme."],
  "pos.not_found": [404, "There is no such point of sale."],
  "terminal.not_found": [404, "There is no such terminal."],
  "preferences.not_found": [404, "Nothing is stored under this name."],
  "file.not_found": [404, "There is no such file."],
  "mailbox.closed": [404, "This server sends its mail, or is reachable by others; it shows no mailbox."],
  "email.not_found": [404, "The confirmation link is wrong, used or out of date."],
  "request.running": [409, "The first request with this idempotency key is still running."],
  "request.answered": [409, "It was done already; the secret in the first answer is shown only once."],
  "conflict.duplicate": [409, "Something with the same identity exists already."],
  "conflict.in_use": [409, "Other records still use this one."],
  "conflict.stale": [412, "The record was changed by somebody else in the meantime."],
  "body.too_large": [413, "The request is larger than this call takes."],
  "image.unsupported": [415, "The image is not a JPEG or PNG picture of at most 40 megapixels."],
  "body.unsupported": [415, "This call does not take this content type."],
  "idempotency.mismatch": [422, "The idempotency key was used with another request."],
  "idempotency.required": [422, "This call needs an Idempotency-Key header."],
  "email.taken": [422, "This e-mail address is already registered."],
  "phone.invalid": [422, "This is no telephone number."],
  "password.wrong": [422, "The present password is wrong."],
  "password.weak": [422, "The password is too short or among the commonest ones."],
  "country.unknown": [422, "There is no such country."],
  "currency.unknown": [422, "There is no such currency."],
  "time_zone.unknown": [422, "There is no such time zone."],
  "loyalty.inactive": [422, "The loyalty programme is switched off."],
  "pos.has_terminals": [422, "The point of sale still has active terminals."],
  "captcha.missing": [422, "Recaptcha token is missing"],
  "captcha.refused": [422, "The captcha provider did not confirm this request."],
  "owner.last": [422, "A business keeps at least one owner."],
  "rate.limited": [429, "Too many attempts; try again later."],
  "server.broken": [500, "The server failed; the request id leads to the log."],
  "server.unavailable": [503, "The server cannot answer now; repeating the request with the same key is safe."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

/** A stable failure code of the contract. */
export type FailureCode = keyof typeof failures;

/** The HTTP status of a failure code. */
export function statusOf(code: FailureCode): number {
  return failures[code][0];
}

/** One fault of a malformed request or of a refused field. `path` is a JSON pointer without the leading slash, dots between. */
export interface Fault {
  path: string;
  code: string;
  message: string;
}

/** The body of every failed answer (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: FailureCode;
  errors?: Fault[];
  details?: Record<string, unknown>;
  request_id: string;
}

/** Failures that the kit itself may answer with on any call; entries list only what is theirs. */
export const kitFailures = [
  "request.malformed",
  "auth.required",
  "auth.expired",
  "access.denied",
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
