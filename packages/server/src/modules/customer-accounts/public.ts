export { ownedAccountCalls } from "./owned-calls.ts";
export { readBriefs } from "./read.ts";
export { toCorporateAccount } from "./views.ts";
