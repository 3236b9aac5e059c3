import { embedded } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { listLoyaltyLookup } from "../loyalty/door.ts";

export const embeddedCalls = implement(embedded, {
  loyalties: async ({ query, tenant }) => ({ items: await tenant.many(listLoyaltyLookup(query.only_active ?? false)) }),
});
