import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A referral programme that gives nothing, and the code of a customer. */
export const fixture: Fixture = async ({ w, member }) => {
  await w.owner.request(calls.referralProgram.change, { path: { loyaltyId: w.loyaltyId }, body: { active: true } });
  const path = { userId: await member() };
  const { items } = await w.owner.request(calls.referralProgram.ofCustomer, { path });
  return { referral_code: items[0]?.code ?? "" };
};
