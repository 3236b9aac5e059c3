import { q, thisBusiness } from "#kit/database/rows.ts";

/** The business of the transaction. */
export const getBusiness = () => q.selectFrom("business").selectAll().where("business_id", "=", thisBusiness);
