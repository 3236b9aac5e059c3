import { q } from "#kit/database/rows.ts";

export const addMail = (row: { id: string; recipient: string; subject: string; body: string; created_dt: Date }) =>
  q.insertInto("mail").values(row);

export const getMail = (id: string) => q.selectFrom("mail").selectAll().where("id", "=", id);

export const markMailSent = (id: string, now: Date) => q.updateTable("mail").set({ sent_dt: now }).where("id", "=", id);

/** The latest mail, newest first; ties by id. */
export const listMail = () =>
  q.selectFrom("mail").selectAll().orderBy("created_dt", "desc").orderBy("id", "desc").limit(50);
