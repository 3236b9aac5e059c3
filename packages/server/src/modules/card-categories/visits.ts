import { sql } from "kysely";

/** How many visits a transaction `t` is: a refund is none, and takes one back once nothing of its sale is left. */
export const visitsOf = sql<number>`case when t.transaction_type <> 'refund' then 1 when t.refunds_rest then -1 else 0 end`;
