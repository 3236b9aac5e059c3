export { joinByCode } from "./join.ts";
export {
  creditReferral,
  frozenInvitation,
  type Invitation,
  inviterAccounts,
  programmeInForce,
  readInvitation,
  readPurchases,
  withInvitation,
} from "./sale.ts";
