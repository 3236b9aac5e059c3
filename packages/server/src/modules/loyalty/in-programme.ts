import type { AnyCall, Failure, ReplyOf } from "@patron/contract/kit";
import type { Context, Handler } from "#kit/implement.ts";
import type { Tenant } from "#kit/tenant.ts";
import { getLoyalty } from "./queries.ts";
import type { LoyaltyRow } from "./views.ts";

interface Below {
  path: { loyaltyId: string };
  tenant: Tenant;
  fail(code: "loyalty.not_found"): Failure;
}

/** The error for an unknown programme in the path. */
export async function refuseProgramme({ path, tenant, fail }: Below): Promise<Failure | undefined> {
  return (await tenant.maybe(getLoyalty(path.loyaltyId))) ? undefined : fail("loyalty.not_found");
}

/** Handles a call below a programme: passes the existing programme to the handler. */
export function inProgramme<C extends AnyCall>(
  answer: (context: Context<C>, loyalty: LoyaltyRow) => Promise<ReplyOf<C> | Failure>,
): Handler<C> {
  return async (context) => {
    const { path, tenant, fail } = context as unknown as Below; // Calls below a programme name it in their path and declare its error.
    const loyalty = await tenant.maybe(getLoyalty(path.loyaltyId));
    return loyalty ? answer(context, loyalty) : fail("loyalty.not_found");
  };
}
