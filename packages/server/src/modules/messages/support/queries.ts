import { inTenant, q } from "#kit/database/rows.ts";

/** The last message that the business wrote to support. */
export const getLastQuestion = () =>
  q
    .selectFrom("message")
    .select(["id", "author_id"])
    .where(inTenant())
    .where("support", "=", true)
    .where("incoming", "=", false)
    .orderBy("created_dt", "desc")
    .orderBy("id", "desc")
    .limit(1);

/** The files of a message. */
export const getAttachments = (id: string) =>
  q.selectFrom("message").select("attachments").where(inTenant()).where("id", "=", id);
