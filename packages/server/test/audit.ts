import { inTenant, q } from "../src/kit/database/rows.ts";

/** The audit entries of one entity, oldest first; ties by id. */
export const auditOf = (entityId: string) =>
  q.selectFrom("audit").selectAll().where(inTenant()).where("entity_id", "=", entityId).orderBy("id");

/** The versions stored by changes of one entity, oldest first. */
export const versionsOf = (entity_type: string, entityId: string) =>
  q
    .selectFrom("version")
    .selectAll()
    .where(inTenant())
    .where("entity_type", "=", entity_type)
    .where("entity_id", "=", entityId)
    .orderBy("version");
