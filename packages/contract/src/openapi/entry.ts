import type { AnyCall } from "../kit/call.ts";
import type { FailureCode } from "../kit/failures.ts";
import type { Shape } from "../kit/schema.ts";

/** A contract entry as the API reference reads it. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  summary: string;
  body: Shape | undefined;
  response: Shape;
  errors: readonly FailureCode[];
  call: AnyCall;
}

/** Converts a contract entry for the API reference. */
export function operationOf(call: AnyCall): Operation {
  return {
    name: call.name,
    method: call.method,
    path: call.path,
    summary: call.summary,
    body: call.body as Shape | undefined, // AnyCall widens it to any.
    response: call.response as Shape, // The same.
    errors: call.errors as readonly FailureCode[], // The same.
    call,
  };
}
