import type { Access } from "../access.ts";
import { call } from "../call.ts";
import type { FailureCode } from "../failures.ts";
import type { Fields, Shape } from "../schema.ts";
import * as s from "../schema.ts";

interface Shown<G> {
  /** The subject of the settings, as words that follow "Shows". */
  what: string;
  access: Access;
  response: G;
}

/** Shows one of a programme's sets of settings. It always exists, because each has defaults. */
export const showsSettings = <const R extends `GET /loyalty/${string}`, G extends Shape>(
  route: R,
  { what, access, response }: Shown<G>,
) =>
  call(route, {
    summary: `Shows ${what}; what was never set has its default.`,
    access,
    response,
    errors: ["loyalty.not_found"],
  });

interface Changed<G, S, F> extends Shown<G> {
  fields: S;
  /** Other failures. */
  errors?: F;
}

/** Changes some of them, from now on. */
export function changesSettings<
  const R extends `PATCH /loyalty/${string}`,
  G extends Shape,
  S extends Fields,
  const F extends readonly FailureCode[] = readonly [],
>(route: R, { what, access, response, fields, errors }: Changed<G, S, F>) {
  const also = errors ?? ([] as unknown as F); // Only reached without a list of their own.
  return call(route, {
    summary: `Changes ${what}, from now on.`,
    access,
    body: s.patch(s.object(fields)),
    response,
    errors: ["loyalty.not_found", ...also, "conflict.stale"] as const,
  });
}
