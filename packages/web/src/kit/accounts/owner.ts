import type { corporateAccounts, customerAccounts } from "@patron/contract";
import type { ReplyOf, RouteTo } from "@patron/contract/client";
import type { SpecialAccountScope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";

type Customers = typeof customerAccounts;
type Companies = typeof corporateAccounts;
/** The calls about the accounts that somebody has. Those of customers and those of companies say the same of an account. */
type AccountCalls = { readonly [K in keyof Customers & keyof Companies]: RouteTo<Customers[K] | Companies[K]> };

/** What somebody has on a special account. */
export type Account = ReplyOf<Customers["get"] | Companies["get"]>;

/** Somebody who has special accounts: a customer or a company. */
export interface Owner {
  calls: AccountCalls;
  /** Which accounts it may be given. */
  scope: SpecialAccountScope;
  /** Its id by the names that it goes by in the paths of the calls. */
  path: { userId: string; customerId: string };
  /** Where its record stands in the app. */
  address: string;
}

export function customerWith(id: string): Owner {
  const path = { userId: id, customerId: id };
  return { calls: calls.customerAccounts, scope: "retail", path, address: `/customers/${id}` };
}

export function companyWith(id: string): Owner {
  const path = { userId: id, customerId: id };
  return { calls: calls.corporateAccounts, scope: "corporate", path, address: `/corporate-users/${id}` };
}

/** Whose account it is. */
export function ownerOf(account: Account): Owner & { name: string } {
  return "user_id" in account
    ? { ...customerWith(account.user_id), name: account.user_name }
    : { ...companyWith(account.corporate_customer_id), name: account.corporate_customer_title };
}

/** Where an account stands in the app. */
export function accountAddress({ address }: Pick<Owner, "address">, accountId: string): string {
  return `${address}/accounts/${accountId}`;
}
