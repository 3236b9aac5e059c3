import {
  additionalCosts,
  business,
  businessUser,
  type Contract,
  identification,
  loyalty,
  margins,
  refunds,
  specialAccounts,
  staffInvitations,
  transactions,
} from "@patron/contract";
import type { Calls } from "@patron/contract/kit";
import { implement, type Module } from "#kit/implement.ts";
import { costHandlers } from "./modules/additional-costs/calls.ts";
import { auditCalls } from "./modules/audit/calls.ts";
import { authCalls } from "./modules/auth/calls.ts";
import { identifierHandlers } from "./modules/auth/identifiers.ts";
import { invitedHandlers } from "./modules/auth/invitation-calls.ts";
import { sessionHandlers } from "./modules/auth/sessions.ts";
import { bonusCalls } from "./modules/bonuses/calls.ts";
import { businessCalls } from "./modules/business/calls.ts";
import { businessUserCalls } from "./modules/business-user/calls.ts";
import { cardCategoryCalls } from "./modules/card-categories/calls.ts";
import { priceOptionCalls } from "./modules/card-categories/price-option-calls.ts";
import { cardCategoryRuleCalls } from "./modules/card-categories/rule-calls.ts";
import { corporateAccountCalls } from "./modules/corporate-accounts/calls.ts";
import { corporateCustomerCalls } from "./modules/corporate-customers/calls.ts";
import { byHandCalls } from "./modules/customer-accounts/by-hand-calls.ts";
import { customerAccountCalls } from "./modules/customer-accounts/calls.ts";
import { holderCalls, holderExports } from "./modules/customer-accounts/holder-calls.ts";
import { customerCalls } from "./modules/customers/calls.ts";
import { dashboardCalls } from "./modules/dashboard/calls.ts";
import { embeddedCalls } from "./modules/embedded/calls.ts";
import { fiscalCalls } from "./modules/fiscal/calls.ts";
import { goodsCalls } from "./modules/goods/calls.ts";
import { goodsImportsCalls } from "./modules/goods-imports/calls.ts";
import { identifierHandlers as cardHandlers } from "./modules/identification/calls.ts";
import { loyaltyCalls } from "./modules/loyalty/calls.ts";
import { marginHandlers } from "./modules/margins/calls.ts";
import { costExport, itemCostExport } from "./modules/margins/export.ts";
import { marginCalls } from "./modules/margins/goods.ts";
import { goodsMarginExport } from "./modules/margins/goods-export.ts";
import { messageCalls } from "./modules/messages/calls.ts";
import { customerChatCalls } from "./modules/messages/chat/calls.ts";
import { messageConsentCalls } from "./modules/messages/consent-calls.ts";
import { customerDeviceCalls } from "./modules/messages/devices/calls.ts";
import { messageHookCalls } from "./modules/messages/incoming/hook-calls.ts";
import { messageSettingsCalls } from "./modules/messages/limits/calls.ts";
import { messageTemplateCalls } from "./modules/messages/template-calls.ts";
import { newsCalls } from "./modules/news/calls.ts";
import { notificationCalls } from "./modules/notifications/calls.ts";
import { pushDeviceCalls } from "./modules/notifications/devices/calls.ts";
import { offlineCalls } from "./modules/offline-sales/calls.ts";
import { onboardingCalls } from "./modules/onboarding/calls.ts";
import { platformCalls } from "./modules/platform/calls.ts";
import { posCalls, posOfLoyaltyCalls } from "./modules/pos/calls.ts";
import { placesCalls } from "./modules/pos/places-calls.ts";
import { posterCalls } from "./modules/poster/calls.ts";
import { priceGroupsCalls } from "./modules/price-groups/calls.ts";
import { priceMatrixCalls } from "./modules/price-matrix/calls.ts";
import { readerPaymentCalls } from "./modules/reader-sales/calls.ts";
import { receiptCalls, transactionPageCalls } from "./modules/receipts/calls.ts";
import { referralCalls } from "./modules/referrals/calls.ts";
import { refundCalls } from "./modules/refunds/calls.ts";
import { ruleReplayCalls } from "./modules/rule-replays/calls.ts";
import { ruleCalls } from "./modules/rules/calls.ts";
import { searchCalls } from "./modules/search/calls.ts";
import { secondFactorCalls } from "./modules/second-factor/calls.ts";
import { sellingCalls } from "./modules/selling/calls.ts";
import { specialAccountCalls } from "./modules/special-accounts/calls.ts";
import { staffCalls } from "./modules/staff/calls.ts";
import { invitationHandlers } from "./modules/staff/invitation-calls.ts";
import { onlineStoreCalls } from "./modules/stores/calls.ts";
import { deliveryCalls } from "./modules/stores/delivery-calls.ts";
import { serviceCalls } from "./modules/stores/service-calls.ts";
import { supportHandlers } from "./modules/support/calls.ts";
import { taxesCalls } from "./modules/taxes/calls.ts";
import { termCalls } from "./modules/term/calls.ts";
import { codeHandlers } from "./modules/term/codes.ts";
import { terminalsCalls } from "./modules/terminals/calls.ts";
import { terminalCostCalls } from "./modules/terminals/cost-calls.ts";
import { terminalDeviceCalls } from "./modules/terminals/devices/calls.ts";
import { terminalStatusCalls } from "./modules/terminals/statuses.ts";
import { shiftCalls } from "./modules/till-shifts/calls.ts";
import { transactionCalls, transactionExports } from "./modules/transactions/calls.ts";
import { viewCalls } from "./modules/views/calls.ts";
import { walletPassCalls } from "./modules/wallet-passes/calls.ts";
import { passUpdateCalls } from "./modules/wallet-passes/update-calls.ts";

/** Handlers for every group of the contract, from one module or several: a missing one does not compile. */
const modules: { [G in keyof Contract]: Contract[G] extends Calls ? Module<Contract[G]> : never } = {
  additionalCosts: implement(
    additionalCosts,
    { ...costHandlers, ...marginHandlers },
    { summary: costExport, summaryItems: itemCostExport },
  ),
  margins: implement(margins, marginCalls, { goods: goodsMarginExport }),
  referralProgram: referralCalls,
  passUpdates: passUpdateCalls,
  walletPasses: walletPassCalls,
  audit: auditCalls,
  auth: authCalls,
  business: implement(business, { ...businessCalls, ...onboardingCalls }),
  businessUser: implement(businessUser, {
    ...businessUserCalls,
    ...identifierHandlers,
    ...sessionHandlers,
    ...supportHandlers,
  }),
  dashboard: dashboardCalls,
  deliveries: deliveryCalls,
  additionalServices: serviceCalls,
  embedded: embeddedCalls,
  messages: messageCalls,
  messageConsents: messageConsentCalls,
  customerChats: customerChatCalls,
  customerDevices: customerDeviceCalls,
  messageHooks: messageHookCalls,
  messageSettings: messageSettingsCalls,
  messageTemplates: messageTemplateCalls,
  news: newsCalls,
  notifications: notificationCalls,
  pushDevice: pushDeviceCalls,
  offline: offlineCalls,
  onlineStore: onlineStoreCalls,
  places: placesCalls,
  platform: platformCalls,
  cardCategories: cardCategoryCalls,
  cardCategoryRules: cardCategoryRuleCalls,
  priceOptions: priceOptionCalls,
  customers: customerCalls,
  customerAccounts: customerAccountCalls,
  corporateCustomers: corporateCustomerCalls,
  corporateAccounts: corporateAccountCalls,
  specialAccounts: implement(specialAccounts, { ...specialAccountCalls, ...holderCalls }, holderExports),
  secondFactor: secondFactorCalls,
  staff: staffCalls,
  staffInvitations: implement(staffInvitations, { ...invitationHandlers, ...invitedHandlers }),
  loyalty: implement(loyalty, { ...loyaltyCalls, ...posOfLoyaltyCalls }),
  rules: ruleCalls,
  pos: posCalls,
  terminals: terminalsCalls,
  terminalCosts: terminalCostCalls,
  terminalDevices: terminalDeviceCalls,
  terminalStatuses: terminalStatusCalls,
  priceGroups: priceGroupsCalls,
  priceMatrix: priceMatrixCalls,
  term: termCalls,
  transactions: implement(
    transactions,
    { ...transactionCalls, ...transactionPageCalls, ...sellingCalls, ...bonusCalls, ...byHandCalls },
    transactionExports,
  ),
  search: searchCalls,
  taxes: taxesCalls,
  identification: implement(identification, { ...cardHandlers, ...codeHandlers }),
  goods: goodsCalls,
  goodsImports: goodsImportsCalls,
  ruleReplays: ruleReplayCalls,
  shifts: shiftCalls,
  fiscal: fiscalCalls,
  readerPayments: readerPaymentCalls,
  poster: posterCalls,
  receipts: receiptCalls,
  refunds: implement(refunds, refundCalls),
  views: viewCalls,
};

/** Every module, for the server and the sweeps. */
export const everyModule = Object.values(modules) as unknown as readonly Module[]; // Widened once, here: the kit treats all calls alike.
