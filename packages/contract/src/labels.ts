import type { Texts } from "./kit/texts.ts";
import { auditLabels } from "./labels/audit.ts";
import { authLabels } from "./labels/auth.ts";
import { businessLabels } from "./labels/business.ts";
import { businessUserLabels } from "./labels/business-user.ts";
import { cardCategoriesLabels } from "./labels/card-categories.ts";
import { corporateAccountsLabels } from "./labels/corporate-accounts.ts";
import { corporateCustomersLabels } from "./labels/corporate-customers.ts";
import { customerAccountsLabels } from "./labels/customer-accounts.ts";
import { customersLabels } from "./labels/customers.ts";
import { goodsLabels } from "./labels/goods.ts";
import { loyaltyLabels } from "./labels/loyalty.ts";
import { newsLabels } from "./labels/news.ts";
import { platformLabels } from "./labels/platform.ts";
import { posLabels } from "./labels/pos.ts";
import { priceGroupsLabels } from "./labels/price-groups.ts";
import { rulesLabels } from "./labels/rules.ts";
import { sharedFields } from "./labels/shared-fields.ts";
import { sharedValues } from "./labels/shared-values.ts";
import { specialAccountsLabels } from "./labels/special-accounts.ts";
import { taxesLabels } from "./labels/taxes.ts";
import { terminalsLabels } from "./labels/terminals.ts";
import { transactionsLabels } from "./labels/transactions.ts";

type Rows = Readonly<Record<string, Texts>>;

/** What people read in place of the names on the wire: of fields, and of the values that a field may have. */
export interface Labels {
  fields: Rows;
  values: Readonly<Record<string, Rows>>;
}

/** Labels of names that several groups of calls have. */
export const sharedLabels: Labels = { fields: sharedFields, values: sharedValues };

/** Labels that only one group of calls has, or has in its own words, by the group's name. */
export const ownLabels: Readonly<Record<string, Labels>> = {
  audit: auditLabels,
  auth: authLabels,
  business: businessLabels,
  businessUser: businessUserLabels,
  cardCategories: cardCategoriesLabels,
  corporateAccounts: corporateAccountsLabels,
  corporateCustomers: corporateCustomersLabels,
  customerAccounts: customerAccountsLabels,
  customers: customersLabels,
  goods: goodsLabels,
  loyalty: loyaltyLabels,
  news: newsLabels,
  platform: platformLabels,
  pos: posLabels,
  priceGroups: priceGroupsLabels,
  rules: rulesLabels,
  specialAccounts: specialAccountsLabels,
  taxes: taxesLabels,
  terminals: terminalsLabels,
  transactions: transactionsLabels,
};

export { auditLabels, transactionsLabels };

/** Every label there is, for what may show any field: the shared ones stand where several groups name one field in their own words. */
export const everyLabel: Labels = merged(...Object.values(ownLabels), sharedLabels);

/** The labels of a group of calls, its own ones first. */
export function labelsOf(group: string): Labels {
  return merged(sharedLabels, ownLabels[group] ?? { fields: {}, values: {} });
}

/** Later labels stand in place of earlier ones; the values of a field that several groups have are there together. */
function merged(...all: readonly Labels[]): Labels {
  const values: Record<string, Rows> = {};
  for (const [field, rows] of all.flatMap((labels) => Object.entries(labels.values)))
    values[field] = { ...values[field], ...rows };
  return { fields: Object.assign({}, ...all.map(({ fields }) => fields)), values };
}
