import { q, thisBusiness } from "../src/kit/database/rows.ts";

/** What the audit log says of one thing, oldest first; equal times by id. */
export const auditOf = (nounId: string) =>
  q.selectFrom("audit").selectAll().where("business_id", "=", thisBusiness).where("noun_id", "=", nounId).orderBy("id");
