import { q } from "#kit/database/rows.ts";

export const addMail = (row: {
  id: string;
  kind: "email" | "sms";
  recipient: string;
  /** Null for an SMS. */
  subject: string | null;
  body: string;
  created_dt: Date;
  reply_to?: string | null;
  attachments?: string;
}) => q.insertInto("mail").values(row);

export const getMail = (id: string) => q.selectFrom("mail").selectAll().where("id", "=", id);

/** One that is not sent yet and was written since then, locked, so that one attempt follows another. */
export const lockUnsent = (id: string, since: Date) =>
  q
    .selectFrom("mail")
    .selectAll()
    .where("id", "=", id)
    .where("sent_dt", "is", null)
    .where("created_dt", ">", since)
    .forUpdate();

export const markMailTried = (id: string, now: Date) =>
  q.updateTable("mail").set({ tried_dt: now }).where("id", "=", id);

export const markMailSent = (id: string, now: Date) => q.updateTable("mail").set({ sent_dt: now }).where("id", "=", id);

/** The latest mail, newest first; ties by id. */
export const listMail = () =>
  q.selectFrom("mail").selectAll().orderBy("created_dt", "desc").orderBy("id", "desc").limit(50);
