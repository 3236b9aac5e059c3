import type { transactions } from "@patron/contract";
import { Failure, type FiltersOf } from "@patron/contract/kit";
import { q, thisBusiness } from "#kit/database/rows.ts";
import type { Tenant } from "#kit/tenant.ts";
import { findCustomer } from "../customers/door.ts";
import type { TransactionFilter } from "./list-queries.ts";

type Query = FiltersOf<typeof transactions.list>;
type FindingQuery = Pick<
  Query,
  "date_from" | "date_to" | `user_${"id_value" | "id_type" | "phone" | "email" | "external_id"}`
>;
type Read = Pick<TransactionFilter, "from" | "until" | "customerId"> & { timeZone: string };

/** The filter that a query of transactions or their items means; `nobody` when it names a customer who is not there. */
export async function readFilter<Asked extends FindingQuery>(
  tenant: Tenant,
  query: Asked,
): Promise<(Asked & Read) | "nobody"> {
  const { time_zone, country } = await tenant.one(getPlaceOfBusiness());
  const named = namedCustomer(query);
  const customer = named && (await findCustomer(tenant, named, country));
  if (named && !customer) return "nobody";
  return {
    ...query,
    from: query.date_from === undefined ? undefined : startOf(query.date_from, time_zone, "date_from"),
    until: query.date_to === undefined ? undefined : endOf(query.date_to, time_zone),
    customerId: customer?.id,
    timeZone: time_zone,
  };
}

const getPlaceOfBusiness = () =>
  q.selectFrom("business").select(["time_zone", "country"]).where("business_id", "=", thisBusiness);

function namedCustomer(query: FindingQuery) {
  if (query.user_id_value) return { user_id_value: query.user_id_value, user_id_type: query.user_id_type };
  if (query.user_phone) return { user_id_value: query.user_phone, user_id_type: "phone" as const };
  if (query.user_email) return { user_id_value: query.user_email, user_id_type: "email" as const };
  if (query.user_external_id) return { user_id_value: query.user_external_id, user_id_type: "external-id" as const };
  return undefined;
}

/** An instant as it is; a day as its first moment in the zone. */
function startOf(text: string, timeZone: string, name: string): Date {
  try {
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) {
      return new Date(Temporal.PlainDate.from(text).toZonedDateTime(timeZone).epochMilliseconds);
    }
    return new Date(Temporal.Instant.from(text).epochMilliseconds);
  } catch {
    throw new Failure("request.malformed", {
      errors: [{ path: `query.${name}`, code: "format", message: "must be a day or an instant" }],
    });
  }
}

/** An instant is not included; a day is, to its end. */
function endOf(text: string, timeZone: string): Date {
  const start = startOf(text, timeZone, "date_to");
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return start;
  const next = Temporal.PlainDate.from(text).add({ days: 1 });
  return new Date(next.toZonedDateTime(timeZone).epochMilliseconds);
}
