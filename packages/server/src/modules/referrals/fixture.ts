import { calls } from "@patron/contract/routes";
import type { Fixture } from "../../../test/fixtures.ts";

/** A referral programme that gives nothing, and the code of a customer. */
export const fixture: Fixture = async ({ w }) => {
  await w.owner.request(calls.referralProgram.change, { path: { loyaltyId: w.loyaltyId }, body: { active: true } });
  const [known] = (await w.owner.request(calls.customers.search, { body: {} })).items;
  const path = { userId: known?.id ?? "" };
  const { items } = await w.owner.request(calls.referralProgram.ofCustomer, { path });
  return { referral_code: items[0]?.code ?? "" };
};
