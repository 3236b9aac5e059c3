import type { corporateAccounts, customerAccounts } from "@patron/contract";
import type { ReplyOf, RouteTo } from "@patron/contract/client";
import type { SpecialAccountScope } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";

type Customers = typeof customerAccounts;
type Companies = typeof corporateAccounts;
/** The calls about the accounts of an owner. Those of customers and those of companies have the same shape. */
type AccountCalls = { readonly [K in keyof Customers & keyof Companies]: RouteTo<Customers[K] | Companies[K]> };

/** A special account of an owner. */
export type Account = ReplyOf<Customers["get"] | Companies["get"]>;

/** The owner of special accounts: a customer or a company. */
export interface Owner {
  calls: AccountCalls;
  /** Which accounts can be given to the owner. */
  scope: SpecialAccountScope;
  /** The owner's id, under the path parameters of both kinds of calls. */
  path: { userId: string; customerId: string };
  /** The address of the owner's record in the app. */
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

/** Returns the owner of an account. */
export function ownerOf(account: Account): Owner & { name: string } {
  return "user_id" in account
    ? { ...customerWith(account.user_id), name: account.user_name }
    : { ...companyWith(account.corporate_customer_id), name: account.corporate_customer_title };
}

/** The address of an account in the app. */
export function accountAddress({ address }: Pick<Owner, "address">, accountId: string): string {
  return `${address}/accounts/${accountId}`;
}
