import { additionalCosts, terminalCosts } from "./additional-costs.ts";
import { additionalServices } from "./additional-services.ts";
import { audit } from "./audit.ts";
import { auth } from "./auth.ts";
import { business } from "./business.ts";
import { businessUser } from "./business-user.ts";
import { cardCategories } from "./card-categories.ts";
import { cardCategoryRules } from "./card-category-rules.ts";
import { corporateAccounts } from "./corporate-accounts.ts";
import { corporateCustomers } from "./corporate-customers.ts";
import { customerAccounts } from "./customer-accounts.ts";
import { customerChats } from "./customer-chats.ts";
import { customerDevices } from "./customer-devices.ts";
import { customers } from "./customers.ts";
import { dashboard } from "./dashboard.ts";
import { deliveries } from "./deliveries.ts";
import { embedded } from "./embedded.ts";
import { fiscal } from "./fiscal.ts";
import { goods } from "./goods.ts";
import { goodsImports } from "./goods-imports.ts";
import { identification } from "./identification.ts";
import type { AnyCall } from "./kit/call.ts";
import { loyalty } from "./loyalty.ts";
import { margins } from "./margins.ts";
import { messageConsents } from "./message-consents.ts";
import { messageHooks } from "./message-hooks.ts";
import { messageSettings } from "./message-settings.ts";
import { messageTemplates } from "./message-templates.ts";
import { messages } from "./messages.ts";
import { news } from "./news.ts";
import { notifications } from "./notifications.ts";
import { offline } from "./offline.ts";
import { onlineStore } from "./online-store.ts";
import { passUpdates } from "./pass-updates.ts";
import { places } from "./places.ts";
import { platform } from "./platform.ts";
import { pos } from "./pos.ts";
import { poster } from "./poster.ts";
import { priceGroups } from "./price-groups.ts";
import { priceMatrix } from "./price-matrix.ts";
import { priceOptions } from "./price-options.ts";
import { pushDevice } from "./push-device.ts";
import { readerPayments } from "./reader-payments.ts";
import { receipts } from "./receipts.ts";
import { referralProgram } from "./referral-program.ts";
import { refunds } from "./refunds.ts";
import { ruleReplays } from "./rule-replays.ts";
import { rules } from "./rules.ts";
import { search } from "./search.ts";
import { secondFactor } from "./second-factor.ts";
import { shifts } from "./shifts.ts";
import { specialAccounts } from "./special-accounts.ts";
import { staff } from "./staff.ts";
import { staffInvitations } from "./staff-invitations.ts";
import { taxes } from "./taxes.ts";
import { term } from "./term.ts";
import { terminalDevices } from "./terminal-devices.ts";
import { terminalStatuses } from "./terminal-statuses.ts";
import { terminals } from "./terminals.ts";
import { transactions } from "./transactions.ts";
import { views } from "./views.ts";
import { walletPasses } from "./wallet-passes.ts";

/** An interface of modules, so that TypeScript never prints it as one inferred object. */
export interface Contract {
  additionalCosts: typeof additionalCosts;
  terminalCosts: typeof terminalCosts;
  terminalDevices: typeof terminalDevices;
  terminalStatuses: typeof terminalStatuses;
  audit: typeof audit;
  auth: typeof auth;
  business: typeof business;
  businessUser: typeof businessUser;
  dashboard: typeof dashboard;
  additionalServices: typeof additionalServices;
  deliveries: typeof deliveries;
  embedded: typeof embedded;
  messages: typeof messages;
  news: typeof news;
  notifications: typeof notifications;
  offline: typeof offline;
  onlineStore: typeof onlineStore;
  passUpdates: typeof passUpdates;
  places: typeof places;
  platform: typeof platform;
  pos: typeof pos;
  cardCategories: typeof cardCategories;
  cardCategoryRules: typeof cardCategoryRules;
  priceOptions: typeof priceOptions;
  messageConsents: typeof messageConsents;
  customerChats: typeof customerChats;
  customerDevices: typeof customerDevices;
  messageHooks: typeof messageHooks;
  messageSettings: typeof messageSettings;
  messageTemplates: typeof messageTemplates;
  customers: typeof customers;
  identification: typeof identification;
  customerAccounts: typeof customerAccounts;
  corporateCustomers: typeof corporateCustomers;
  corporateAccounts: typeof corporateAccounts;
  specialAccounts: typeof specialAccounts;
  secondFactor: typeof secondFactor;
  shifts: typeof shifts;
  fiscal: typeof fiscal;
  poster: typeof poster;
  staff: typeof staff;
  staffInvitations: typeof staffInvitations;
  loyalty: typeof loyalty;
  margins: typeof margins;
  pushDevice: typeof pushDevice;
  referralProgram: typeof referralProgram;
  rules: typeof rules;
  search: typeof search;
  goods: typeof goods;
  goodsImports: typeof goodsImports;
  readerPayments: typeof readerPayments;
  receipts: typeof receipts;
  refunds: typeof refunds;
  ruleReplays: typeof ruleReplays;
  taxes: typeof taxes;
  priceGroups: typeof priceGroups;
  priceMatrix: typeof priceMatrix;
  terminals: typeof terminals;
  term: typeof term;
  transactions: typeof transactions;
  views: typeof views;
  walletPasses: typeof walletPasses;
}

/** Every group of calls, by module. */
export const everyGroup: Contract = {
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
/** All calls. */
export const everyCall: readonly AnyCall[] = Object.values(everyGroup).flatMap((one) => Object.values(one));

export {
  additionalCosts,
  additionalServices,
  audit,
  auth,
  business,
  businessUser,
  cardCategories,
  cardCategoryRules,
  corporateAccounts,
  corporateCustomers,
  customerAccounts,
  customerChats,
  customerDevices,
  customers,
  dashboard,
  deliveries,
  embedded,
  fiscal,
  goods,
  goodsImports,
  identification,
  loyalty,
  margins,
  messageConsents,
  messageHooks,
  messageSettings,
  messages,
  messageTemplates,
  news,
  notifications,
  offline,
  onlineStore,
  passUpdates,
  places,
  platform,
  pos,
  poster,
  priceGroups,
  priceMatrix,
  priceOptions,
  pushDevice,
  readerPayments,
  receipts,
  referralProgram,
  refunds,
  ruleReplays,
  rules,
  search,
  secondFactor,
  shifts,
  specialAccounts,
  staff,
  staffInvitations,
  taxes,
  term,
  terminalCosts,
  terminalDevices,
  terminalStatuses,
  terminals,
  transactions,
  views,
  walletPasses,
};
