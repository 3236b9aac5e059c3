import { q, thisBusiness } from "../src/kit/database/rows.ts";

/** What the audit log says of one thing, oldest first; equal times by id. */
export const auditOf = (nounId: string) =>
  q.selectFrom("audit").selectAll().where("business_id", "=", thisBusiness).where("noun_id", "=", nounId).orderBy("id");

/** The versions that changes of one thing have left, oldest first. */
export const versionsOf = (noun: string, nounId: string) =>
  q
    .selectFrom("version")
    .selectAll()
    .where("business_id", "=", thisBusiness)
    .where("noun", "=", noun)
    .where("noun_id", "=", nounId)
    .orderBy("version");
