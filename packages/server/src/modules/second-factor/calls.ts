import { secondFactor } from "@patron/contract";
import { type AnyCall, Failure, type Of } from "@patron/contract/kit";
import type { SecondFactorProof } from "@patron/contract/shapes";
import type { Selectable } from "kysely";
import type { Person } from "#kit/database/tables.ts";
import { newId } from "#kit/id.ts";
import { type Context, implement } from "#kit/implement.ts";
import { hashToken } from "#kit/secret.ts";
import { vaultOf } from "#kit/vault/vault.ts";
import { personOf } from "#kit/who.ts";
import { endSessions, getPerson, lockPerson } from "../business-user/public.ts";
import { getStaff } from "../staff/public.ts";
import { ask, passkeysOf, prove, secretOwner, storeChallenge } from "./challenges.ts";
import { newPasskey, newPasskeyOptions } from "./passkeys.ts";
import * as queries from "./queries.ts";
import { renewRecoveryCodes } from "./recovery-codes.ts";
import { forget, resetFactors, tell } from "./reset.ts";
import { newTotpSecret, stepOf, totpUri } from "./totp.ts";
import { toFactors } from "./views.ts";

type Any = Pick<Context<AnyCall>, "tenant" | "who" | "settings" | "now" | "changed">;
type Proof = Of<typeof SecondFactorProof>;

/** The signed-in person, locked, so that their factors change one after the other. */
const lockOwn = ({ tenant, who }: Any) => tenant.one(lockPerson(personOf(who).personId));

async function factorsOf({ tenant, who }: Pick<Any, "tenant" | "who">) {
  const { personId } = personOf(who);
  const factors = await tenant.many(queries.listFactors(personId));
  const { count } = await tenant.one(queries.countRecoveryCodes(personId));
  return toFactors(factors, Number(count));
}

/** Whoever has a factor proves it before adding another: a stolen session is not enough. */
async function requireProof(
  context: Any,
  { id: personId, second_factor }: Selectable<Person>,
  proof: Proof | undefined,
) {
  if (!second_factor) return;
  if (!proof) throw new Failure("second_factor.unproved");
  await prove(context, proof, { purpose: "change", personId });
}

/** What follows a new factor. With the first come recovery codes, and sessions that were opened without it end. */
async function added(context: Any, person: Selectable<Person>, factorId: string) {
  const { tenant, who, now, changed } = context;
  await tell(context, person, "added");
  changed({ entityType: "second_factor", id: factorId });
  if (person.second_factor) return { recovery_codes: [] };
  await tenant.run(endSessions(person.id, personOf(who).sessionId, now));
  await tenant.run(queries.markPerson(person.id, true));
  await tenant.run(queries.markSessions(person.id, true));
  return { recovery_codes: await renewRecoveryCodes(tenant, person.id, now) };
}

export const secondFactorCalls = implement(secondFactor, {
  list: factorsOf,

  async challenge({ tenant, who, settings, now, fail }) {
    const { id, second_factor } = await tenant.one(getPerson(personOf(who).personId));
    return second_factor ? ask({ tenant, settings, now }, id, null) : fail("second_factor.not_found");
  },

  async startTotp(context) {
    const { tenant, settings, now } = context;
    const person = await lockOwn(context);
    const [id, secret] = [newId(), newTotpSecret()];
    await tenant.run(queries.removeUnconfirmed(person.id));
    const sealed = vaultOf(settings).seal(secret, secretOwner(id));
    const row = { id, person_id: person.id, kind: "totp" as const, title: "Authenticator", created_dt: now };
    await tenant.run(queries.addFactor({ ...row, secret: sealed }));
    return { id, secret, uri: totpUri(secret, person.email ?? person.first_name) };
  },

  async addTotp(context) {
    const { body, tenant, settings, now, fail } = context;
    const person = await lockOwn(context);
    const factor = await tenant.maybe(queries.lockUnconfirmed(person.id, body.id));
    if (!factor?.secret) return fail("second_factor.not_found");
    const secret = vaultOf(settings).open(factor.secret, secretOwner(factor.id));
    const step = stepOf(secret, body.code.replaceAll(/\s/g, ""), now, null);
    if (step === undefined) return fail("second_factor.code_wrong");
    await requireProof(context, person, body.proof);
    await tenant.run(queries.confirmApp(factor.id, step, now));
    return added(context, person, factor.id);
  },

  async startPasskey(context) {
    const { tenant, settings, now } = context;
    const person = await lockOwn(context);
    const known = passkeysOf(await tenant.many(queries.listFactors(person.id)));
    const name = person.email ?? `${person.first_name} ${person.last_name}`.trim();
    const { options, challenge } = await newPasskeyOptions(settings, { id: person.id, name }, known);
    const asked = { personId: person.id, businessId: null, challenge, purpose: "passkey" as const };
    return { ...(await storeChallenge({ tenant, now }, asked)), options };
  },

  async addPasskey(context) {
    const { body, tenant, settings, now, fail } = context;
    const person = await lockOwn(context);
    const asked = await tenant.maybe(queries.lockChallenge(hashToken(body.token), "passkey", now));
    if (asked?.person_id !== person.id) return fail("second_factor.dead");
    const made = await newPasskey(settings, asked.webauthn, body.credential);
    if (!made) return fail("second_factor.passkey_refused");
    await requireProof(context, person, body.proof);
    await tenant.run(queries.useChallenge(asked.id, now));
    const id = newId();
    const row = { id, person_id: person.id, kind: "passkey" as const, title: body.title.trim() };
    await tenant.run(queries.addFactor({ ...row, ...made, created_dt: now, confirmed_dt: now }));
    return added(context, person, id);
  },

  async renewRecoveryCodes(context) {
    const { body, tenant, who, now, changed } = context;
    const { personId } = personOf(who);
    await prove(context, body, { purpose: "change", personId });
    changed({ entityType: "person", id: personId });
    return { recovery_codes: await renewRecoveryCodes(tenant, personId, now) };
  },

  async removeFactor(context) {
    const { path, body, tenant, fail, changed } = context;
    const person = await lockOwn(context);
    const before = await tenant.many(queries.listFactors(person.id));
    const { secondFactorId: id } = path;
    if (!before.some((one) => one.id === id)) return fail("second_factor.not_found");
    await prove(context, body, { purpose: "change", personId: person.id });
    await tenant.run(queries.removeFactor(person.id, id));
    if (before.length === 1) await forget(context, person.id);
    await tell(context, person, "removed");
    changed({ entityType: "second_factor", id });
    return factorsOf(context);
  },

  async reset(context) {
    const { path, tenant, who, fail, changed } = context;
    const { personId, businessId } = personOf(who);
    const member = await tenant.maybe(getStaff(path.staffId));
    if (!member) return fail("staff.not_found");
    if (member.person_id === personId) return fail("second_factor.own");
    const person = await tenant.one(lockPerson(member.person_id));
    if (!person.second_factor) return fail("second_factor.not_found");
    const entrances = await tenant.many(queries.listEntrances(person.id));
    if (entrances.some(({ business_id }) => business_id !== businessId)) return fail("second_factor.elsewhere");
    await resetFactors(context, person, "reset");
    changed({ entityType: "staff", id: member.id });
    return { done: true };
  },
});
