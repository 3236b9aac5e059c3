import type { AnyCall } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import { CommittedFailure } from "#kit/committed-failure.ts";
import type { Person } from "#kit/database/tables.ts";
import type { Context } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { ask } from "../second-factor/public.ts";
import { type Opening, openSession } from "./public.ts";
import * as queries from "./queries.ts";

type SigningIn = Opening & Pick<Context<AnyCall>, "settings">;

/** Opens a session in the transaction's business, unless the person has a second factor: then the sign-in fails with a challenge. */
export async function enterOrAsk(tenant: Tenant, person: Selectable<Person>, opening: SigningIn) {
  if (!person.second_factor) return openSession(tenant, person, opening);
  const { business_id } = await tenant.one(queries.getMembership(person.id));
  const challenge = await ask({ ...opening, tenant }, person.id, business_id);
  // What the sign-in has used up or changed stays so.
  throw new CommittedFailure("second_factor.needed", { details: challenge });
}

/** Opens a session in the business that the person used last and may still enter, if there is one. */
export async function enterLastUsed(tenant: Tenant, person: Selectable<Person>, opening: SigningIn) {
  for (const { business_id } of await tenant.many(queries.listEntrances(person.id))) {
    await tenant.enter(business_id);
    if (await tenant.maybe(queries.getMembership(person.id))) return enterOrAsk(tenant, person, opening);
  }
  return undefined;
}
