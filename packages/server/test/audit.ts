import { inTenant, q } from "../src/kit/database/rows.ts";

/** What the audit log says of one thing, oldest first; equal times by id. */
export const auditOf = (entityId: string) =>
  q.selectFrom("audit").selectAll().where(inTenant()).where("entity_id", "=", entityId).orderBy("id");

/** The versions that changes of one thing have left, oldest first. */
export const versionsOf = (entity_type: string, entityId: string) =>
  q
    .selectFrom("version")
    .selectAll()
    .where(inTenant())
    .where("entity_type", "=", entity_type)
    .where("entity_id", "=", entityId)
    .orderBy("version");
