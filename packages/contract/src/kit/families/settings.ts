import type { Access } from "../access.ts";
import { call } from "../call.ts";
import type { FailureCode } from "../failures.ts";
import type { Fields, Shape } from "../schema.ts";
import * as s from "../schema.ts";

interface Shown<G> {
  /** What the settings define, as words that follow «Shows». */
  what: string;
  access: Access;
  response: G;
}

/** Shows the one set of settings that a programme has under a name; there is always an answer, because each has its default. */
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
  /** What else can be wrong with them. */
  errors?: F;
}

/** Changes some of them, for what happens from now on. */
export function changesSettings<
  const R extends `PATCH /loyalty/${string}`,
  G extends Shape,
  S extends Fields,
  const F extends readonly FailureCode[] = readonly [],
>(route: R, { what, access, response, fields, errors }: Changed<G, S, F>) {
  const also = errors ?? ([] as unknown as F); // Only reached when the author listed none.
  return call(route, {
    summary: `Changes ${what}, from now on.`,
    access,
    body: s.patch(s.object(fields)),
    response,
    errors: ["loyalty.not_found", ...also, "conflict.stale"] as const,
  });
}
