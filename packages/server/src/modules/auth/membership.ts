import type { AnyCall } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import type { Context } from "#kit/implement.ts";
import { listSupported, supportMembership } from "../support/public.ts";
import * as queries from "./queries.ts";
import type { Membership } from "./views.ts";

type Asking = Pick<Context<AnyCall>, "tenant" | "settings" | "now">;

/** What somebody may do in the transaction's business: by working there, or else as support of the installation. */
export async function findMembership(
  { tenant, settings, now }: Asking,
  person: Selectable<Person>,
): Promise<Membership | undefined> {
  const own = await tenant.maybe(queries.getMembership(person.id));
  return own ?? supportMembership(tenant, person, settings, now);
}

/** The ids of the businesses that somebody may perhaps enter: their own, the last used first, then those that let support in. */
export async function listEnterable(
  { tenant, settings, now }: Asking,
  person: Selectable<Person>,
): Promise<readonly string[]> {
  const own = (await tenant.many(queries.listEntrances(person.id))).map(({ business_id }) => business_id);
  return [...new Set([...own, ...(await listSupported(tenant, person, settings, now))])];
}
