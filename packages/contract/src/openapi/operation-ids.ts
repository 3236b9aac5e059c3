import type { Operation } from "./entry.ts";
import { pascal, plainOf, singular } from "./json.ts";

/** Operations whose group and key do not give a good method name. */
const own: Record<string, string> = {
  "auth.businesses": "listMyBusinesses",
  "auth.register": "register",
  "auth.registerPre": "prepareRegistration",
  "auth.access": "getOwnAccess",
  "auth.renew": "renewSession",
  "auth.staffSignIn": "signInStaff",
  "auth.staffSignOut": "signOutStaff",
  "auth.signOut": "signOut",
  "auth.switchBusiness": "switchBusiness",
  "auth.token": "signIn",
  "auth.tokenPre": "prepareSignIn",
  "business.currencies": "listBusinessCurrencies",
  "businessUser.changeLanguage": "updateMyLanguage",
  "businessUser.changePassword": "changeMyPassword",
  "businessUser.changeProfile": "updateMyProfile",
  "businessUser.confirmEmail": "confirmEmail",
  "businessUser.language": "getMyLanguage",
  "businessUser.profile": "getMyProfile",
  "businessUser.requestConfirmEmail": "requestEmailConfirmation",
  "cardCategories.assign": "assignCardCategory",
  "corporateCustomers.ids": "listCorporateCustomerIds",
  "customers.bonusesAsOf": "listCustomerBonusesAsOf",
  "customers.changeAccess": "updateCustomerAccess",
  "customers.favouriteItems": "listCustomerFavouriteItems",
  "customers.ids": "listCustomerIds",
  "dashboard.get": "getDashboard",
  "goods.inBusiness": "listGoods",
  "goods.inCategory": "listCategoryGoods",
  "goods.inLoyalty": "listLoyaltyGoods",
  "goods.orderCategories": "reorderGoodsCategories",
  "goods.orderInCategory": "reorderCategoryGoods",
  "goods.photo": "uploadGoodsPhoto",
  "goods.serviceTypes": "listServiceTypes",
  "platform.live": "streamChanges",
  "platform.mailbox": "listMailbox",
  "platform.params": "getPlatform",
  "platform.proof": "checkLedger",
  "platform.proofs": "listLedgerChecks",
  "platform.roleMapping": "getRoleMapping",
  "platform.scopeMapping": "getScopeMapping",
  "rules.settings": "getRuleSettings",
  "search.everything": "search",
  "specialAccounts.customers": "listSpecialAccountHolders",
  "specialAccounts.setCustomers": "updateSpecialAccountHolders",
  "term.accountPin": "sendAccountPin",
  "term.addCustomer": "createTillCustomer",
  "term.cancel": "cancelCheck",
  "term.check": "getCheck",
  "term.customer": "findTillCustomer",
  "term.facts": "getThisTerminal",
  "term.finalize": "finalizeCheck",
  "term.goods": "listTillGoods",
  "staff.removeCode": "removeStaffCode",
  "staff.renewCode": "renewStaffCode",
  "term.handOff": "redeemHandOff",
  "term.latest": "listChecks",
  "term.openTill": "openTill",
  "term.tillsInUse": "listTillsInUse",
  "term.process": "priceCheck",
  "term.reserve": "reserveCheck",
  "term.rules": "listTillRules",
  "term.sale": "sellCheck",
  "term.staff": "getTillStaff",
  "term.signInByPassword": "signInTillStaff",
  "term.signInByCode": "signInTillStaffByCode",
  "term.signOutStaff": "signOutTillStaff",
  "term.live": "streamTillEnd",
  "term.signOut": "signOutTerminal",
  "term.token": "signInTerminal",
  "terminals.goodsPaginated": "listTerminalGoodsPages",
  "terminals.updateKey": "renewTerminalKey",
  "transactions.addBonuses": "addBonuses",
  "transactions.adjustAccount": "adjustSpecialAccount",
  "transactions.adjustBonuses": "adjustBonuses",
  "transactions.check": "getTransactionCheckPage",
  "transactions.items": "listSoldItems",
  "transactions.receipt": "getTransactionReceipt",
  "transactions.refillAccount": "refillSpecialAccount",
  "transactions.writeOffAccount": "writeOffSpecialAccount",
  "transactions.writeOffBonuses": "writeOffBonuses",
};

/** The method prefixes of keys' verbs. */
const verbs: Record<string, string> = {
  add: "create",
  adjust: "adjust",
  cancel: "cancel",
  change: "update",
  finalize: "finalize",
  find: "find",
  get: "get",
  list: "list",
  order: "reorder",
  refill: "refill",
  remove: "delete",
  search: "search",
  try: "try",
  writeOff: "writeOff",
};

/** Returns the method name of an operation: `customers.change` is `updateCustomer`. */
export function operationId(operation: Operation): string {
  const named = own[operation.name];
  if (named) return named;
  const [group = "", key = ""] = operation.name.split(".");
  const entity = group === "platform" ? "" : pascal(singular(group));
  const many = group === "platform" ? "" : pascal(group);
  if (group === "embedded") return `lookup${pascal(key)}`;
  const verb = Object.keys(verbs).find((one) => key === one || (key.startsWith(one) && /[A-Z]/.test(key[one.length]!)));
  if (verb) {
    const what = key.slice(verb.length);
    return `${verbs[verb]}${!what && (verb === "list" || verb === "search") ? many : entity}${what}`;
  }
  if (operation.call.upload) return `upload${entity}${pascal(key)}`;
  const isList = "items" in (plainOf(operation.response).properties ?? {});
  return `${isList ? "list" : "get"}${entity}${pascal(key)}`;
}
