import type { NotNull } from "kysely";
import { fixed } from "#kit/database/fixed.ts";
import { q } from "#kit/database/rows.ts";

type Language = "en" | "uk" | "ru" | "de" | "fr";

/** The person with this login, whatever its case. Unique by `person_email`; whoever has an e-mail address has a password. */
export const getPersonByLogin = (login: string) =>
  q
    .selectFrom("person")
    .selectAll()
    .$narrowType<{ email: NotNull; password_hash: NotNull }>()
    .where(({ eb, fn }) => eb(fn("lower", ["email"]), "=", login.toLowerCase()));

/** The person who has proved this telephone number. Unique by `person_phone`; only people with an e-mail address can prove one. */
export const getPersonByPhone = (phone: string) =>
  q
    .selectFrom("person")
    .selectAll()
    .$narrowType<{ email: NotNull; password_hash: NotNull }>()
    .where("phone", "=", phone)
    .where("phone_confirmed_dt", "is not", null);

export const getPerson = fixed((id: string) => q.selectFrom("person").selectAll().where("id", "=", id));

/** Whether any person exists: one row if so. */
export const anyPerson = () => q.selectFrom("person").select("id").limit(1);

export const addPerson = (row: NewPerson) => q.insertInto("person").values(row).returningAll();
export interface NewPerson {
  id: string;
  /** With a password, or neither. */
  email?: string;
  password_hash?: string;
  first_name: string;
  last_name: string;
  phone?: string | null;
  language: "en" | "uk" | "ru" | "de" | "fr";
  created_dt: Date;
  modified_dt: Date;
}

/** The signed-in person, locked until the end of the transaction. */
export const lockPerson = (id: string) => q.selectFrom("person").selectAll().where("id", "=", id).forUpdate();

/** Another telephone number is not proved, unless the change says so. */
export const savePerson = (id: string, change: PersonChange, now: Date) =>
  q
    .updateTable("person")
    .$if(change.phone !== undefined && !change.phone_confirmed_dt, (people) =>
      people.set(({ eb, ref }) => ({
        phone_confirmed_dt: eb
          .case()
          .when("phone", "is not distinct from", change.phone ?? null)
          .then(ref("phone_confirmed_dt"))
          .end(),
      })),
    )
    .set((eb) => ({ ...change, modified_dt: now, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll();
export interface PersonChange {
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  phone_confirmed_dt?: Date;
  language?: Language;
  password_hash?: string;
  email?: string;
  email_confirmed_dt?: Date;
  external_id?: string;
  photo?: string | null;
}

/** Ends the sessions of a person, but for one: a new password leaves only the session that set it. */
export const endSessions = (personId: string, keptId: string | undefined, now: Date) =>
  q
    .updateTable("session")
    .set({ ended_dt: now })
    .where("person_id", "=", personId)
    .$if(keptId !== undefined, (sessions) => sessions.where("id", "<>", keptId ?? ""))
    .where("ended_dt", "is", null);

export const addMailToken = (row: {
  token_hash: Buffer;
  person_id: string;
  email: string;
  created_dt: Date;
  expires_dt: Date;
}) => q.insertInto("mail_token").values(row);

/** A valid confirmation, locked, so two clicks have one effect. */
export const lockMailToken = (hash: Buffer, now: Date) =>
  q.selectFrom("mail_token").selectAll().where("token_hash", "=", hash).where("expires_dt", ">", now).forUpdate();

export const useMailToken = (hash: Buffer, now: Date) =>
  q.updateTable("mail_token").set({ used_dt: now }).where("token_hash", "=", hash);

/** Confirms the address that the link was sent to, unless the person has changed it since. */
export const confirmEmail = (personId: string, email: string, now: Date) =>
  q
    .updateTable("person")
    .set((eb) => ({ email_confirmed_dt: now, modified_dt: now, version: eb("version", "+", 1) }))
    .where("id", "=", personId)
    .where("email", "=", email);

/** Proves the telephone number that the PIN was sent to, unless the person has another one by now. */
export const confirmPhone = (personId: string, phone: string, now: Date) =>
  q
    .updateTable("person")
    .set((eb) => ({ phone_confirmed_dt: now, modified_dt: now, version: eb("version", "+", 1) }))
    .where("id", "=", personId)
    .where("phone", "=", phone);
