import { business } from "@patron/contract";
import { implement } from "#kit/implement.ts";
import { getBusiness } from "./queries.ts";
import { toBusiness } from "./views.ts";

export const businessCalls = implement(business, {
  get: async ({ tenant }) => toBusiness(await tenant.one(getBusiness())),
});
