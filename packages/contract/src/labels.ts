import type { EntityType } from "./enums.ts";
import type { FailureRow, Texts } from "./kit/texts.ts";
import { additionalCostsLabels, terminalCostsLabels } from "./labels/additional-costs.ts";
import { additionalServicesLabels } from "./labels/additional-services.ts";
import { auditLabels } from "./labels/audit.ts";
import { authLabels } from "./labels/auth.ts";
import { businessLabels } from "./labels/business.ts";
import { businessUserLabels } from "./labels/business-user.ts";
import { cardCategoriesLabels } from "./labels/card-categories.ts";
import { cardCategoryRulesLabels } from "./labels/card-category-rules.ts";
import { corporateAccountsLabels } from "./labels/corporate-accounts.ts";
import { corporateCustomersLabels } from "./labels/corporate-customers.ts";
import { customerAccountsLabels } from "./labels/customer-accounts.ts";
import { customerChatsLabels } from "./labels/customer-chats.ts";
import { customerDevicesLabels } from "./labels/customer-devices.ts";
import { customersLabels } from "./labels/customers.ts";
import { dashboardLabels } from "./labels/dashboard.ts";
import { deliveriesLabels } from "./labels/deliveries.ts";
import { embeddedLabels } from "./labels/embedded.ts";
import { fiscalLabels } from "./labels/fiscal.ts";
import { goodsLabels } from "./labels/goods.ts";
import { goodsImportsLabels } from "./labels/goods-imports.ts";
import { identificationLabels } from "./labels/identification.ts";
import { loyaltyLabels } from "./labels/loyalty.ts";
import { marginsLabels } from "./labels/margins.ts";
import { messageConsentsLabels } from "./labels/message-consents.ts";
import { messageHooksLabels } from "./labels/message-hooks.ts";
import { messageSettingsLabels } from "./labels/message-settings.ts";
import { messageTemplatesLabels } from "./labels/message-templates.ts";
import { messagesLabels } from "./labels/messages.ts";
import { newsLabels } from "./labels/news.ts";
import { notificationsLabels } from "./labels/notifications.ts";
import { offlineLabels } from "./labels/offline.ts";
import { onlineStoreLabels } from "./labels/online-store.ts";
import { passUpdateLabels } from "./labels/pass-updates.ts";
import { placesLabels } from "./labels/places.ts";
import { platformLabels } from "./labels/platform.ts";
import { posLabels } from "./labels/pos.ts";
import { posterLabels } from "./labels/poster.ts";
import { priceGroupsLabels } from "./labels/price-groups.ts";
import { priceMatrixLabels } from "./labels/price-matrix.ts";
import { priceOptionsLabels } from "./labels/price-options.ts";
import { pushDeviceLabels } from "./labels/push-device.ts";
import { readerPaymentsLabels } from "./labels/reader-payments.ts";
import { receiptsLabels } from "./labels/receipts.ts";
import { referralProgramLabels } from "./labels/referral-program.ts";
import { refundsLabels } from "./labels/refunds.ts";
import { ruleReplaysLabels } from "./labels/rule-replays.ts";
import { rulesLabels } from "./labels/rules.ts";
import { searchLabels } from "./labels/search.ts";
import { secondFactorLabels } from "./labels/second-factor.ts";
import { sharedFields } from "./labels/shared-fields.ts";
import { creditTypeValues, sharedValues } from "./labels/shared-values.ts";
import { shiftsLabels } from "./labels/shifts.ts";
import { specialAccountsLabels } from "./labels/special-accounts.ts";
import { staffLabels } from "./labels/staff.ts";
import { staffInvitationsLabels } from "./labels/staff-invitations.ts";
import { taxesLabels } from "./labels/taxes.ts";
import { termLabels } from "./labels/term.ts";
import { terminalDevicesLabels } from "./labels/terminal-devices.ts";
import { terminalStatusesLabels } from "./labels/terminal-statuses.ts";
import { terminalsLabels } from "./labels/terminals.ts";
import { transactionsLabels } from "./labels/transactions.ts";
import { viewsLabels } from "./labels/views.ts";
import { walletPassLabels } from "./labels/wallet-passes.ts";

type Rows = Readonly<Record<string, Texts>>;

/** The labels of fields, and of their values. */
export interface Labels {
  fields: Rows;
  values: Readonly<Record<string, Rows>>;
}

/** All texts about a group of calls and its records. */
interface OwnLabels extends Partial<Labels> {
  /** The subject of its calls, for the API reference. */
  about: string;
  /** Titles of its screens in the web app, by their paths. */
  screens?: Rows;
  /** The names of records, by their type in the audit log. */
  entityTypes?: Partial<Record<EntityType, Texts>>;
  /** The failures of its calls, by code. */
  failures?: Readonly<Record<string, FailureRow>>;
}

/** Labels that only one group of calls has, or overrides, by the group's name. */
export const ownLabels = {
  additionalCosts: additionalCostsLabels,
  terminalCosts: terminalCostsLabels,
  margins: marginsLabels,
  referralProgram: referralProgramLabels,
  passUpdates: passUpdateLabels,
  walletPasses: walletPassLabels,
  audit: auditLabels,
  auth: authLabels,
  business: businessLabels,
  businessUser: businessUserLabels,
  cardCategories: cardCategoriesLabels,
  cardCategoryRules: cardCategoryRulesLabels,
  priceMatrix: priceMatrixLabels,
  priceOptions: priceOptionsLabels,
  corporateAccounts: corporateAccountsLabels,
  corporateCustomers: corporateCustomersLabels,
  customerAccounts: customerAccountsLabels,
  customers: customersLabels,
  identification: identificationLabels,
  dashboard: dashboardLabels,
  additionalServices: additionalServicesLabels,
  deliveries: deliveriesLabels,
  embedded: embeddedLabels,
  goods: goodsLabels,
  goodsImports: goodsImportsLabels,
  receipts: receiptsLabels,
  refunds: refundsLabels,
  ruleReplays: ruleReplaysLabels,
  loyalty: loyaltyLabels,
  messages: messagesLabels,
  messageConsents: messageConsentsLabels,
  customerChats: customerChatsLabels,
  customerDevices: customerDevicesLabels,
  messageHooks: messageHooksLabels,
  messageSettings: messageSettingsLabels,
  messageTemplates: messageTemplatesLabels,
  news: newsLabels,
  notifications: notificationsLabels,
  pushDevice: pushDeviceLabels,
  offline: offlineLabels,
  onlineStore: onlineStoreLabels,
  places: placesLabels,
  platform: platformLabels,
  pos: posLabels,
  priceGroups: priceGroupsLabels,
  rules: rulesLabels,
  search: searchLabels,
  secondFactor: secondFactorLabels,
  shifts: shiftsLabels,
  fiscal: fiscalLabels,
  readerPayments: readerPaymentsLabels,
  poster: posterLabels,
  specialAccounts: specialAccountsLabels,
  staff: staffLabels,
  staffInvitations: staffInvitationsLabels,
  taxes: taxesLabels,
  term: termLabels,
  terminals: terminalsLabels,
  terminalStatuses: terminalStatusesLabels,
  terminalDevices: terminalDevicesLabels,
  transactions: transactionsLabels,
  views: viewsLabels,
} satisfies Record<string, OwnLabels>;

export { auditLabels, creditTypeValues, fiscalLabels, offlineLabels, shiftsLabels, transactionsLabels };

const everyOwn: readonly OwnLabels[] = Object.values(ownLabels);

/** The titles of all screens. */
export const screenTitles: Rows = Object.assign({}, ...everyOwn.map(({ screens }) => screens));

type OwnTypes = {
  [G in keyof typeof ownLabels]: (typeof ownLabels)[G] extends { entityTypes: infer E } ? keyof E : never;
}[keyof typeof ownLabels];
const ownTypes: Record<OwnTypes, Texts> = Object.assign({}, ...everyOwn.map(({ entityTypes }) => entityTypes));
/** The name of each record type; a type without a name does not compile. */
export const entityTypeLabels: Readonly<Record<EntityType, Texts>> = ownTypes;

/** Labels of names that several groups of calls share. */
export const sharedLabels: Labels = {
  fields: sharedFields,
  values: { ...sharedValues, entity_type: entityTypeLabels },
};

/** All labels, for output of any field: the shared ones win where several groups label one field differently. */
export const everyLabel: Labels = merged(...everyOwn, sharedLabels);

/** Returns the labels of a group of calls, its own ones first. */
export function labelsOf(group: string): Labels {
  return merged(sharedLabels, ownLabelsOf(group) ?? {});
}

/** Returns the labels that a group does not share. */
export function ownLabelsOf(group: string): OwnLabels | undefined {
  return (ownLabels as Readonly<Record<string, OwnLabels>>)[group]; // Any name may be looked up.
}

/** Later labels replace earlier ones; values of a field that several groups have are merged. */
function merged(...all: readonly Partial<Labels>[]): Labels {
  const values: Record<string, Rows> = {};
  for (const [field, rows] of all.flatMap((labels) => Object.entries(labels.values ?? {})))
    values[field] = { ...values[field], ...rows };
  return { fields: Object.assign({}, ...all.map(({ fields }) => fields)), values };
}
