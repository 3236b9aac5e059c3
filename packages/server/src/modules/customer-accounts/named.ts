import type { UserIdType } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { Tenant } from "#kit/tenant.ts";
import { getBusiness } from "../business/public.ts";
import { findCustomer, getCustomer } from "../customers/public.ts";
import { getSpecialAccount } from "../special-accounts/public.ts";
import { findCustomerAccount } from "./queries.ts";
import type { CustomerAccountRow } from "./views.ts";

/** A customer by id or contact data, and one of the business's special accounts. */
interface AccountNamed {
  customer_id?: string | undefined;
  user_id_value?: string | undefined;
  user_id_type?: UserIdType | undefined;
  special_account_id: string;
}

/** Finds the account that a body names. Fails with the part that is unknown. */
export async function namedAccount(tenant: Tenant, named: AccountNamed): Promise<CustomerAccountRow> {
  const customerId = await customerOf(tenant, named);
  if (!(await tenant.maybe(getSpecialAccount(named.special_account_id))))
    throw new Failure("special_account.not_found");
  const row = await tenant.maybe(findCustomerAccount({ customer_id: customerId }, named.special_account_id));
  if (!row) throw new Failure("customer_account.not_found");
  return row;
}

async function customerOf(tenant: Tenant, named: AccountNamed): Promise<string> {
  const { customer_id, user_id_value, user_id_type } = named;
  if ((customer_id === undefined) === (user_id_value === undefined)) throw new Failure("customer.id_invalid");
  const { country } = await tenant.one(getBusiness());
  const customer = user_id_value
    ? await findCustomer(tenant, { user_id_value, user_id_type }, country)
    : await tenant.maybe(getCustomer(customer_id ?? ""));
  if (!customer) throw new Failure("customer.not_found");
  return customer.id;
}
