import { Failure, type FailureCode } from "@patron/contract/kit";

/** SQLSTATE classes after which nothing was done, or a retry with the same key is safe. */
const unavailable = /^(08|53|57P0[1-5]|57014|55P03|25P03|58)/;
const retryable = /^(40001|40P01)/;

/** System error codes of a connection that broke or could not be opened. */
const brokenLink = /^(ECONN|EPIPE|ETIMEDOUT|EHOST|ENET|ENOTFOUND|EAI_AGAIN|08|57P)/;

/** Messages of the libraries, and of a coordinator whose worker went away during the commit (an internal error by its code). */
const brokenLinkMessage =
  /connection|terminated|timeout exceeded|not queryable|query read timeout|could not commit transaction for shard/i;

/** SQLSTATE of failures that functions of the database raise by their code. */
const declaredFailure = "PF001";

interface Coded {
  code?: unknown;
  syscall?: unknown;
  statusCode?: unknown;
  message?: unknown;
  routine?: unknown;
}

/** The failure for anything thrown: declared ones as they are, the rest by the code of the database or the framework. */
export function failureFrom(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const { code, statusCode, message } = (error ?? {}) as Coded; // Anything may be thrown; only these are read.
  // A function of the database names a failure.
  if (code === declaredFailure) return new Failure(message as FailureCode); // Migrations write no other text.
  if (typeof code === "string") {
    const known = byCode(code);
    if (known) return new Failure(known);
  }
  if (isLostConnection(error)) return new Failure("server.unavailable");
  if (statusCode === 413) return new Failure("body.too_large");
  if (statusCode === 415) return new Failure("body.unsupported");
  if (typeof statusCode === "number" && statusCode >= 400 && statusCode < 500) return new Failure("request.malformed");
  return new Failure("server.broken");
}

function byCode(code: string): FailureCode | undefined {
  if (code === "FST_ERR_CTP_BODY_TOO_LARGE" || code === "FST_REQ_FILE_TOO_LARGE") return "body.too_large";
  if (code === "FST_ERR_CTP_INVALID_MEDIA_TYPE" || code === "FST_INVALID_MULTIPART_CONTENT_TYPE")
    return "body.unsupported";
  if (code === "23505") return "conflict.duplicate";
  if (code === "23503") return "conflict.in_use";
  if (unavailable.test(code) || retryable.test(code)) return "server.unavailable";
  return undefined;
}

/** Whether the whole transaction may be retried: it was rolled back and would see another state. */
export function isRetryable(error: unknown): boolean {
  const { code, message } = (error ?? {}) as Coded; // Anything may be thrown; only these two are read.
  // On a cluster another machine, whose lock this one did not see, may have answered the same request. Repeated, it finds the response. A coordinator
  // names the constraint in the message alone.
  if (code === "23505") return String(message).includes("idempotency_pkey");
  return typeof code === "string" && retryable.test(code);
}

/** Whether a connection prepared a statement before its table changed: it would keep failing. */
export function isOutdated(error: unknown): boolean {
  const { code, routine } = (error ?? {}) as Coded; // Anything may be thrown; only these two are read.
  return code === "0A000" && routine === "RevalidateCachedQuery";
}

/**
 * Whether the connection to the database, or the coordinator's to a worker, is unusable, mostly because it broke. Some cases have no code of
 * their own, only a message.
 */
export function isLostConnection(error: unknown): boolean {
  if (error instanceof Failure) return false;
  if (isOutdated(error)) return true;
  const { code, syscall, message } = (error ?? {}) as Coded; // Anything may be thrown; only these are read.
  // A missing socket file or a full queue has codes that also mean other things.
  if (syscall === "connect" || (typeof code === "string" && brokenLink.test(code))) return true;
  return typeof message === "string" && brokenLinkMessage.test(message);
}
