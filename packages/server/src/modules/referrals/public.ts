export { joinByCode } from "./join.ts";
export {
  creditReferral,
  frozenInvitation,
  type Invitation,
  inviterAccounts,
  readInvitation,
  readPurchases,
  withInvitation,
} from "./sale.ts";
