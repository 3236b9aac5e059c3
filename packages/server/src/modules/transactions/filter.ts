import { readerPayments, type transactions } from "@patron/contract";
import type { FiltersOf } from "@patron/contract/kit";
import { guard } from "#kit/http/guard.ts";
import { spanOf } from "#kit/span.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf, type Who } from "#kit/who.ts";
import { readBusiness } from "../business/public.ts";
import { findCustomer } from "../customers/public.ts";
import type { TransactionFilter } from "./list-queries.ts";
import { readSearchMeanings } from "./search/meanings.ts";

type Query = FiltersOf<typeof transactions.list>;
type FindingQuery = Pick<
  Query,
  "date_from" | "date_to" | `user_${"id_value" | "id_type" | "phone" | "email" | "external_id"}`
>;
type Read = Pick<TransactionFilter, "from" | "until" | "customerId"> & { timeZone: string };

/** The filter of a query for transactions or items; `nobody` if it names an unknown customer. */
export async function readFilter<Requested extends FindingQuery>(
  tenant: Tenant,
  query: Requested,
): Promise<(Requested & Read) | "nobody"> {
  const { time_zone, country } = await readBusiness(tenant);
  const named = namedCustomer(query);
  const customer = named && (await findCustomer(tenant, named, country));
  if (named && !customer) return "nobody";
  return {
    ...query,
    ...spanOf(query, time_zone),
    customerId: customer?.id,
    timeZone: time_zone,
  };
}

/** The filter of the list of transactions, which is also searched. Fails for states of card readers with what the caller lacks to see them. */
export async function readListFilter(tenant: Tenant, who: Who, { search_text, ...query }: Query) {
  if (query.reader_payment || query.reader_refund) guard(readerPayments.ofTransaction, personOf(who));
  const filter = await readFilter(tenant, query);
  return filter === "nobody" ? filter : { ...filter, meanings: await readSearchMeanings(tenant, search_text) };
}

function namedCustomer(query: FindingQuery) {
  if (query.user_id_value) return { user_id_value: query.user_id_value, user_id_type: query.user_id_type };
  if (query.user_phone) return { user_id_value: query.user_phone, user_id_type: "phone" as const };
  if (query.user_email) return { user_id_value: query.user_email, user_id_type: "email" as const };
  if (query.user_external_id) return { user_id_value: query.user_external_id, user_id_type: "external-id" as const };
  return undefined;
}
