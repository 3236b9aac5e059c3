// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../../index.ts";
import type { RoutesOf } from "../../kit/client.ts";

export const referralProgram: RoutesOf<Contract>["referralProgram"] = {
  get: {"name":"referralProgram.get","method":"GET","path":"/loyalty/{loyaltyId}/referral_program","writes":false,"body":"none","answer":"json"},
  change: {"name":"referralProgram.change","method":"PATCH","path":"/loyalty/{loyaltyId}/referral_program","writes":true,"body":"required","answer":"json","needsEveryPos":true},
  referralLogo: {"name":"referralProgram.referralLogo","method":"POST","path":"/loyalty/{loyaltyId}/referral_program/referral_logo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeReferralLogo: {"name":"referralProgram.removeReferralLogo","method":"DELETE","path":"/loyalty/{loyaltyId}/referral_program/referral_logo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  referrerLogo: {"name":"referralProgram.referrerLogo","method":"POST","path":"/loyalty/{loyaltyId}/referral_program/referrer_logo","writes":true,"body":"image","answer":"json","needsEveryPos":true},
  removeReferrerLogo: {"name":"referralProgram.removeReferrerLogo","method":"DELETE","path":"/loyalty/{loyaltyId}/referral_program/referrer_logo","writes":true,"body":"none","answer":"json","needsEveryPos":true},
  info: {"name":"referralProgram.info","method":"GET","path":"/loyalty/referral_program/info/{code}","writes":false,"body":"none","answer":"json"},
  page: {"name":"referralProgram.page","method":"GET","path":"/loyalty/referral_program/info/{code}/html","writes":false,"body":"none","answer":"html"},
  ofCustomer: {"name":"referralProgram.ofCustomer","method":"GET","path":"/x/customer/{userId}/referral","writes":false,"body":"none","answer":"json"},
};
