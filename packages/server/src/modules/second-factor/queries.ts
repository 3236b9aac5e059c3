import { q } from "#kit/database/rows.ts";

export type ChallengePurpose = "sign-in" | "change" | "passkey";

/** The factors of a person that are set up, the oldest first, locked, so that a code counts once. */
export const lockFactors = (personId: string) =>
  q
    .selectFrom("second_factor")
    .selectAll()
    .where("person_id", "=", personId)
    .where("confirmed_dt", "is not", null)
    .orderBy("created_dt")
    .orderBy("id")
    .forUpdate();

export const listFactors = (personId: string) =>
  q
    .selectFrom("second_factor")
    .selectAll()
    .where("person_id", "=", personId)
    .where("confirmed_dt", "is not", null)
    .orderBy("created_dt")
    .orderBy("id");

/** An app that is being set up, locked, so that it is confirmed once. */
export const lockUnconfirmed = (personId: string, id: string) =>
  q
    .selectFrom("second_factor")
    .selectAll()
    .where("person_id", "=", personId)
    .where("id", "=", id)
    .where("confirmed_dt", "is", null)
    .forUpdate();

export const addFactor = (row: NewFactor) => q.insertInto("second_factor").values(row);
interface NewFactor {
  id: string;
  person_id: string;
  kind: "totp" | "passkey";
  title: string;
  secret?: Buffer;
  credential_id?: string;
  public_key?: Buffer;
  counter?: bigint;
  transports?: string[];
  created_dt: Date;
  confirmed_dt?: Date;
}

/** Confirms an app with the time step of its first code. */
export const confirmApp = (id: string, step: bigint, now: Date) =>
  q.updateTable("second_factor").set({ confirmed_dt: now, last_step: step }).where("id", "=", id);
/** Uses up a code of an app: no other of its time step or before counts. */
export const useApp = (id: string, step: bigint, now: Date) =>
  q.updateTable("second_factor").set({ used_dt: now, last_step: step }).where("id", "=", id);
export const usePasskey = (id: string, counter: bigint, now: Date) =>
  q.updateTable("second_factor").set({ used_dt: now, counter }).where("id", "=", id);

export const removeFactor = (personId: string, id: string) =>
  q.deleteFrom("second_factor").where("person_id", "=", personId).where("id", "=", id);
export const removeUnconfirmed = (personId: string) =>
  q.deleteFrom("second_factor").where("person_id", "=", personId).where("confirmed_dt", "is", null);
export const removeFactors = (personId: string) => q.deleteFrom("second_factor").where("person_id", "=", personId);

export const addRecoveryCodes = (rows: { person_id: string; code_hash: Buffer; created_dt: Date }[]) =>
  q.insertInto("recovery_code").values(rows);
export const removeRecoveryCodes = (personId: string) =>
  q.deleteFrom("recovery_code").where("person_id", "=", personId);
/** Uses up a recovery code; changes nothing if the person has no such code left. */
export const useRecoveryCode = (personId: string, codeHash: Buffer, now: Date) =>
  q
    .updateTable("recovery_code")
    .set({ used_dt: now })
    .where("person_id", "=", personId)
    .where("code_hash", "=", codeHash)
    .where("used_dt", "is", null);
export const countRecoveryCodes = (personId: string) =>
  q
    .selectFrom("recovery_code")
    .select(({ fn }) => fn.countAll<bigint>().as("count"))
    .where("person_id", "=", personId)
    .where("used_dt", "is", null);

export const addChallenge = (row: {
  id: string;
  token_hash: Buffer;
  person_id: string;
  business_id: string | null;
  purpose: ChallengePurpose;
  webauthn: string;
  created_dt: Date;
  expires_dt: Date;
}) => q.insertInto("second_factor_challenge").values(row);

/** A challenge that can still be answered, locked, so that it is answered once. */
export const lockChallenge = (tokenHash: Buffer, purpose: ChallengePurpose, now: Date) =>
  q
    .selectFrom("second_factor_challenge")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_dt", "is", null)
    .where("expires_dt", ">", now)
    .forUpdate();

export const useChallenge = (id: string, now: Date) =>
  q.updateTable("second_factor_challenge").set({ used_dt: now }).where("id", "=", id);
export const countTry = (id: string) =>
  q
    .updateTable("second_factor_challenge")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", id);
/** The wrong answers of a person since then, to all challenges together. */
export const countTries = (personId: string, since: Date) =>
  q
    .selectFrom("second_factor_challenge")
    .select(({ fn }) => fn.sum<string | null>("tries").as("tries"))
    .where("person_id", "=", personId)
    .where("created_dt", ">", since);
export const removeOldChallenges = (before: Date) =>
  q.deleteFrom("second_factor_challenge").where("created_dt", "<", before);

/** Notes at the person, and at their open sessions, whether they have a second factor. */
export const markPerson = (personId: string, second_factor: boolean) =>
  q.updateTable("person").set({ second_factor }).where("id", "=", personId);
export const markSessions = (personId: string, second_factor: boolean) =>
  q.updateTable("session").set({ second_factor }).where("person_id", "=", personId).where("ended_dt", "is", null);

/** The businesses that a person may have access to. */
export const listEntrances = (personId: string) =>
  q.selectFrom("entrance").select("business_id").where("person_id", "=", personId).orderBy("business_id");
