import type { Access } from "../access.ts";
import { call } from "../call.ts";
import type { FailureCode } from "../failures.ts";
import type { Shape } from "../schema.ts";

interface Pictured<G, F> {
  /** The record with the picture, in words, with its article. */
  of: string;
  access: Access;
  response: G;
  /** Other failures, such as a missing record. */
  errors?: F;
  /** Whether the call is an extension, not a call of the catalogue. */
  extension?: boolean;
}

/** Stores the one picture of a record, replacing the previous one, and returns the record. */
export function storesPicture<
  const R extends `POST /${string}`,
  G extends Shape,
  const F extends readonly FailureCode[] = readonly [],
>(route: R, { of, access, response, errors, extension = false }: Pictured<G, F>) {
  const also = errors ?? ([] as unknown as F); // Only reached without a list of their own.
  const all = [...also, "image.unsupported"] as const;
  const summary = `Stores the picture of ${of}.`;
  return call(route, { summary, access, upload: "image", extension, response, errors: all });
}

/** Removes the one picture of a record and returns the record. */
export function removesPicture<
  const R extends `DELETE /${string}`,
  G extends Shape,
  const F extends readonly FailureCode[] = readonly [],
>(route: R, { of, access, response, errors, extension = false }: Pictured<G, F>) {
  const also = errors ?? ([] as unknown as F); // As above.
  return call(route, { summary: `Removes the picture of ${of}.`, access, extension, response, errors: also });
}
