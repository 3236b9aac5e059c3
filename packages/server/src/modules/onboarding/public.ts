export { foundBusiness } from "./found.ts";
export { findInviter } from "./referral.ts";
