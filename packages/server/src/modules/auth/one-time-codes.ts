import type { OneTimeCodePurpose } from "@patron/contract/enums";
import { Failure } from "@patron/contract/kit";
import type { Selectable } from "kysely";
import { CommittedFailure } from "#kit/committed-failure.ts";
import type { Person } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import { readInternationalPhone } from "#kit/phone.ts";
import { hashToken, newCode, newToken } from "#kit/secret.ts";
import type { Tenant } from "#kit/tenant.ts";
import { confirmEmail, getPerson, getPersonByLogin, getPersonByPhone } from "../business-user/public.ts";
import { sendEmail, sendSms } from "../mail/public.ts";
import { codeSms } from "./code-sms.ts";
import { oneTimeCodeEmail } from "./emails.ts";
import type { Identifier, PinPurpose } from "./one-time-code-queries.ts";
import * as queries from "./one-time-code-queries.ts";
import { pinEmail } from "./pin-email.ts";
import { listEntrances } from "./queries.ts";

const lifeMs = 10 * 60_000;
const maxTries = 5;

/**
 * Stores a request for a code. A job finds the person and sends it, so a request for an unknown address does the same work and takes as long.
 * Only whoever made the request can use the code, because only they have the token.
 */
export async function requestOneTimeCode(
  tenant: Tenant,
  { login, purpose }: { login: string; purpose: OneTimeCodePurpose },
  now: Date,
): Promise<{ token: string; expires_dt: string }> {
  const [id, token] = [newId(), newToken()];
  const expires = new Date(now.getTime() + lifeMs);
  const stored = readInternationalPhone(login) ?? login.trim();
  const row = { id, token_hash: hashToken(token), purpose, login: stored, created_dt: now, expires_dt: expires };
  await tenant.run(queries.addOneTimeCode(row));
  await tenant.job("one_time_code.send", { id });
  return { token, expires_dt: expires.toISOString() };
}

/** Sends the code of a request, unless it was sent before, is too old, or address or number belong to nobody who could sign in. */
export async function sendOneTimeCode(tenant: Tenant, id: string, now: Date): Promise<void> {
  const request = await tenant.maybe(queries.lockUnsent(id, now));
  if (!request) return;
  const { login } = request;
  const phone = readInternationalPhone(login);
  const person = await tenant.maybe(phone ? getPersonByPhone(phone) : getPersonByLogin(login));
  if (!person) return;
  const [entrance] = await tenant.many(listEntrances(person.id));
  if (!entrance) return;
  const code = newCode();
  await tenant.run(queries.saveCode(id, person.id, hashOf(id, code)));
  const purpose = request.purpose as OneTimeCodePurpose; // A PIN has its code from the start.
  if (phone) await sendSms(tenant, { recipient: phone, body: codeSms(person, purpose, code) }, now);
  else await sendEmail(tenant, { recipient: person.email, ...oneTimeCodeEmail(person, purpose, code) }, now);
}

/** What a PIN proves of a person. */
export interface PinSubject {
  identifier: Identifier;
  value: string;
  purpose: PinPurpose;
}

/**
 * Sends a PIN for an identifier of a signed-in person. Whether somebody else has that identifier plays no part before the PIN is proved, so
 * neither the answer nor its time reveals it.
 */
export async function requestPin(
  tenant: Tenant,
  person: Pick<Selectable<Person>, "id" | "first_name" | "language">,
  { recipient, ...subject }: PinSubject & { recipient: string },
  now: Date,
): Promise<{ token: string; expires_dt: string }> {
  const [id, token, code] = [newId(), newToken(), newCode()];
  const expires = new Date(now.getTime() + lifeMs);
  const { value: login, identifier, purpose } = subject;
  const sent = { person_id: person.id, code_hash: hashOf(id, code) };
  const stamps = { created_dt: now, expires_dt: expires };
  await tenant.run(
    queries.addOneTimeCode({ id, token_hash: hashToken(token), purpose, identifier, login, ...sent, ...stamps }),
  );
  if (identifier === "phone") await sendSms(tenant, { recipient, body: codeSms(person, "pin", code) }, now);
  else await sendEmail(tenant, { recipient, ...pinEmail(person, identifier, code) }, now);
  return { token, expires_dt: expires.toISOString() };
}

/** Uses up the PIN that was sent to a person for this value. Call it before anything is written, as `useOneTimeCode`. */
export async function usePin(
  tenant: Tenant,
  personId: string,
  { identifier, value, purpose, ...typed }: PinSubject & { token: string; pin: string },
  now: Date,
): Promise<void> {
  const sent = await tenant.maybe(queries.lockOneTimeCode(hashToken(typed.token), purpose, now));
  const isOwn = sent?.person_id === personId && sent.identifier === identifier && sent.login === value;
  await requireCode(tenant, isOwn ? sent : undefined, typed.pin);
  await tenant.run(queries.useOneTimeCodes(personId, now));
}

/**
 * Uses up a code and returns its person. Call it before anything is written: a wrong code is counted although the call fails. Of two at once
 * with the right code one succeeds.
 */
export async function useOneTimeCode(
  tenant: Tenant,
  { token, code, purpose }: { token: string; code: string; purpose: OneTimeCodePurpose },
  now: Date,
) {
  const sent = await tenant.maybe(queries.lockOneTimeCode(hashToken(token), purpose, now));
  const personId = await requireCode(tenant, sent, code);
  await tenant.run(queries.useOneTimeCodes(personId, now));
  const person = await tenant.one(getPerson(personId));
  const { id, email, email_confirmed_dt, phone, phone_confirmed_dt } = person;
  const calledAt = readInternationalPhone(sent?.login ?? "");
  // A number that they have given up since then proves nothing.
  if (calledAt && (calledAt !== phone || !phone_confirmed_dt)) throw new Failure("one_time_code.dead");
  if (calledAt || email === null || email_confirmed_dt) return person;
  // Whoever has the code reads the mail of this address.
  await tenant.run(confirmEmail(id, email, now));
  return await tenant.one(getPerson(personId));
}

interface Sent {
  id: string;
  person_id: string | null;
  code_hash: Buffer | null;
  tries: number;
}

/** The person of a request whose code this is; a wrong one is counted. */
async function requireCode(tenant: Tenant, sent: Sent | undefined, code: string): Promise<string> {
  if (!sent || sent.tries >= maxTries) throw new Failure("one_time_code.dead");
  // People copy codes with spaces.
  const typed = code.replaceAll(/\s/g, "");
  if (sent.person_id && sent.code_hash?.equals(hashOf(sent.id, typed))) return sent.person_id;
  await tenant.run(queries.countTry(sent.id));
  throw new CommittedFailure("one_time_code.wrong", { details: { tries_left: maxTries - sent.tries - 1 } });
}

/** Hashes a code together with its id, because codes are few: equal ones have different hashes. */
function hashOf(id: string, code: string): Buffer {
  return hashToken(`${id}:${code}`);
}
