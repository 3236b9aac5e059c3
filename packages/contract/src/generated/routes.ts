// Generated from the contract by tools/generate-contract.ts; change the contract, not this file.
import type { Contract } from "../index.ts";
import type { RoutesOf } from "../kit/client.ts";
import { audit } from "./routes/audit.ts";
import { auth } from "./routes/auth.ts";
import { business } from "./routes/business.ts";
import { businessUser } from "./routes/businessUser.ts";
import { dashboard } from "./routes/dashboard.ts";
import { embedded } from "./routes/embedded.ts";
import { messages } from "./routes/messages.ts";
import { news } from "./routes/news.ts";
import { notifications } from "./routes/notifications.ts";
import { pushDevice } from "./routes/pushDevice.ts";
import { passUpdates } from "./routes/passUpdates.ts";
import { places } from "./routes/places.ts";
import { platform } from "./routes/platform.ts";
import { pos } from "./routes/pos.ts";
import { cardCategories } from "./routes/cardCategories.ts";
import { customers } from "./routes/customers.ts";
import { identification } from "./routes/identification.ts";
import { customerAccounts } from "./routes/customerAccounts.ts";
import { corporateCustomers } from "./routes/corporateCustomers.ts";
import { corporateAccounts } from "./routes/corporateAccounts.ts";
import { specialAccounts } from "./routes/specialAccounts.ts";
import { secondFactor } from "./routes/secondFactor.ts";
import { shifts } from "./routes/shifts.ts";
import { fiscal } from "./routes/fiscal.ts";
import { poster } from "./routes/poster.ts";
import { staff } from "./routes/staff.ts";
import { staffInvitations } from "./routes/staffInvitations.ts";
import { loyalty } from "./routes/loyalty.ts";
import { rules } from "./routes/rules.ts";
import { search } from "./routes/search.ts";
import { goods } from "./routes/goods.ts";
import { goodsImports } from "./routes/goodsImports.ts";
import { readerPayments } from "./routes/readerPayments.ts";
import { receipts } from "./routes/receipts.ts";
import { refunds } from "./routes/refunds.ts";
import { ruleReplays } from "./routes/ruleReplays.ts";
import { taxes } from "./routes/taxes.ts";
import { priceGroups } from "./routes/priceGroups.ts";
import { priceMatrix } from "./routes/priceMatrix.ts";
import { terminals } from "./routes/terminals.ts";
import { term } from "./routes/term.ts";
import { transactions } from "./routes/transactions.ts";
import { views } from "./routes/views.ts";
import { walletPasses } from "./routes/walletPasses.ts";
import { cardCategoryRules } from "./routes/cardCategoryRules.ts";
import { priceOptions } from "./routes/priceOptions.ts";
import { messageConsents } from "./routes/messageConsents.ts";
import { customerChats } from "./routes/customerChats.ts";
import { customerDevices } from "./routes/customerDevices.ts";
import { messageHooks } from "./routes/messageHooks.ts";
import { messageSettings } from "./routes/messageSettings.ts";
import { messageTemplates } from "./routes/messageTemplates.ts";
import { deliveries } from "./routes/deliveries.ts";
import { offline } from "./routes/offline.ts";
import { onlineStore } from "./routes/onlineStore.ts";
import { additionalCosts } from "./routes/additionalCosts.ts";
import { additionalServices } from "./routes/additionalServices.ts";
import { terminalCosts } from "./routes/terminalCosts.ts";
import { margins } from "./routes/margins.ts";
import { referralProgram } from "./routes/referralProgram.ts";
import { terminalStatuses } from "./routes/terminalStatuses.ts";
import { terminalDevices } from "./routes/terminalDevices.ts";

/** Every call as the browser knows it: its route without its schemas. */
export const calls: RoutesOf<Contract> = {
  audit,
  auth,
  business,
  businessUser,
  dashboard,
  embedded,
  messages,
  news,
  notifications,
  pushDevice,
  passUpdates,
  places,
  platform,
  pos,
  cardCategories,
  customers,
  identification,
  customerAccounts,
  corporateCustomers,
  corporateAccounts,
  specialAccounts,
  secondFactor,
  shifts,
  fiscal,
  poster,
  staff,
  staffInvitations,
  loyalty,
  rules,
  search,
  goods,
  goodsImports,
  readerPayments,
  receipts,
  refunds,
  ruleReplays,
  taxes,
  priceGroups,
  priceMatrix,
  terminals,
  term,
  transactions,
  views,
  walletPasses,
  cardCategoryRules,
  priceOptions,
  messageConsents,
  customerChats,
  customerDevices,
  messageHooks,
  messageSettings,
  messageTemplates,
  deliveries,
  offline,
  onlineStore,
  additionalCosts,
  additionalServices,
  terminalCosts,
  margins,
  referralProgram,
  terminalStatuses,
  terminalDevices,
};
