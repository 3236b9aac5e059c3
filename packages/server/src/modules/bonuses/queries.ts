import { fixed } from "#kit/database/fixed.ts";
import { inTenant, q } from "#kit/database/rows.ts";

/** One customer's card in a programme. */
export const getCard = fixed((loyaltyId: string, customerId: string) =>
  q
    .selectFrom("card")
    .select(["id", "category_id"])
    .where(inTenant())
    .where("loyalty_id", "=", loyaltyId)
    .where("customer_id", "=", customerId),
);
