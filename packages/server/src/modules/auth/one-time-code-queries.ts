import type { OneTimeCodePurpose } from "@patron/contract/enums";
import { q } from "#kit/database/rows.ts";

/** What a person can be known by. */
export type Identifier = "email" | "phone" | "external_id";
/** What a PIN is sent for: the present identifier, or a new one. */
export type PinPurpose = "verify" | "change";

/** A request without a person and a code gets both when it is sent. A PIN has them from the start, and the identifier that it proves. */
export const addOneTimeCode = (row: {
  id: string;
  token_hash: Buffer;
  purpose: OneTimeCodePurpose | PinPurpose;
  login: string;
  identifier?: Identifier;
  person_id?: string;
  code_hash?: Buffer;
  created_dt: Date;
  expires_dt: Date;
}) => q.insertInto("one_time_code").values(row);

/** A request that has no code yet and has not expired, locked, so that its code is sent once. */
export const lockUnsent = (id: string, now: Date) =>
  q
    .selectFrom("one_time_code")
    .selectAll()
    .where("id", "=", id)
    .where("code_hash", "is", null)
    .where("expires_dt", ">", now)
    .forUpdate();

export const saveCode = (id: string, personId: string, codeHash: Buffer) =>
  q.updateTable("one_time_code").set({ person_id: personId, code_hash: codeHash }).where("id", "=", id);

/** A request that can still be used, locked, so that its code is used once. */
export const lockOneTimeCode = (tokenHash: Buffer, purpose: OneTimeCodePurpose | PinPurpose, now: Date) =>
  q
    .selectFrom("one_time_code")
    .selectAll()
    .where("token_hash", "=", tokenHash)
    .where("purpose", "=", purpose)
    .where("used_dt", "is", null)
    .where("expires_dt", ">", now)
    .forUpdate();

export const countTry = (id: string) =>
  q
    .updateTable("one_time_code")
    .set((eb) => ({ tries: eb("tries", "+", 1) }))
    .where("id", "=", id);

/** Uses up every code of a person, because one that was used makes the others unnecessary. */
export const useOneTimeCodes = (personId: string, now: Date) =>
  q.updateTable("one_time_code").set({ used_dt: now }).where("person_id", "=", personId).where("used_dt", "is", null);

export const removeOldOneTimeCodes = (before: Date) => q.deleteFrom("one_time_code").where("created_dt", "<", before);
