import { auth } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { type Context, implement } from "#kit/implement.ts";
import { hashPassword, isWeakPassword, passwordDecoy, passwordMatches } from "#kit/password.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { refuseRegion } from "../business/public.ts";
import { addPerson, getPerson, getPersonByLogin, replacePassword, sendConfirmation } from "../business-user/public.ts";
import { findInviter, foundBusiness } from "../onboarding/public.ts";
import { prove } from "../second-factor/public.ts";
import { enterByCode } from "../staff/public.ts";
import { noteEntrance } from "../support/public.ts";
import { checkCaptcha, protectionOf } from "./captcha.ts";
import { enterLastUsed, enterOrAsk } from "./entering.ts";
import { findMembership, listEnterable } from "./membership.ts";
import { requestOneTimeCode, useOneTimeCode } from "./one-time-codes.ts";
import { openSession, openSessionAs } from "./public.ts";
import * as queries from "./queries.ts";
import { viewHandlers } from "./view-calls.ts";
import { toEntrance, toSession } from "./views.ts";

async function signOut({ tenant, who, now }: Context<typeof auth.signOut> | Context<typeof auth.staffSignOut>) {
  await tenant.run(queries.endSession(personOf(who).sessionId, now));
  return { done: true };
}

export const authCalls = implement(auth, {
  tokenPre: ({ settings }) => protectionOf(settings, "signin"),

  async token(context) {
    const { body, tenant, settings, fail } = context;
    await checkCaptcha(settings, body.recaptcha_token, "signin");
    const person = await tenant.maybe(getPersonByLogin(body.login));
    const right = await (person ? passwordMatches(body.password, person.password_hash) : passwordDecoy(body.password));
    // One response for an unknown login, a wrong password and no accessible business, so nobody learns who is registered.
    return (person && right && (await enterLastUsed(tenant, person, context))) || fail("auth.refused");
  },

  async renew(context) {
    const { tenant, who, now, changed } = context;
    const { personId, sessionId, tokenHash, expiresAt } = personOf(who);
    const token = newToken();
    const renewed = await tenant.run(queries.renewSession(sessionId, tokenHash, hashToken(token), now));
    // The first of concurrent renewals wins; the others have an invalid token by now.
    if (renewed === 0) throw new Failure("auth.expired");
    changed({ entityType: "session", id: sessionId });
    const person = await tenant.one(getPerson(personId));
    const membership = await findMembership(context, person);
    if (!membership) throw new Failure("auth.expired");
    // A view of a role goes on.
    const { access, scopes, roles } = personOf(who);
    return toSession(person, { ...membership, access, scopes, roles }, { token, expiresAt });
  },

  ...viewHandlers,

  signOut,

  oneTimeCodePre: ({ settings }) => protectionOf(settings, "one_time_code"),

  async sendOneTimeCode({ body, tenant, settings, now }) {
    await checkCaptcha(settings, body.recaptcha_token, "one_time_code");
    return requestOneTimeCode(tenant, body, now);
  },

  async signInByCode(context) {
    const { body, tenant, now, fail } = context;
    const person = await useOneTimeCode(tenant, { ...body, purpose: "sign-in" }, now);
    return (await enterLastUsed(tenant, person, context)) ?? fail("one_time_code.dead");
  },

  async setNewPassword(context) {
    const { body, tenant, settings, now, fail } = context;
    // Asked first: a code that was right is used up.
    if (isWeakPassword(body.password)) return fail("password.weak");
    const person = await useOneTimeCode(tenant, { ...body, purpose: "new-password" }, now);
    await replacePassword({ tenant, settings, now }, person, { password: body.password });
    return (await enterLastUsed(tenant, person, context)) ?? fail("one_time_code.dead");
  },

  async staffSignIn(context) {
    const { body, tenant } = context;
    const personId = await enterByCode(tenant, body.auth_code);
    return enterOrAsk(tenant, await tenant.one(getPerson(personId)), context);
  },

  async answerChallenge(context) {
    const { body, tenant, fail } = context;
    const { personId, businessId } = await prove(context, body, { purpose: "sign-in" });
    await tenant.enter(businessId ?? "");
    // They may have been suspended meanwhile.
    if (!(await tenant.maybe(queries.getMembership(personId)))) return fail("second_factor.dead");
    return openSession(tenant, await tenant.one(getPerson(personId)), context);
  },

  staffSignOut: signOut,

  registerPre: ({ settings }) => protectionOf(settings, "signup"),

  async register(context) {
    const { body, tenant, settings, now, fail, changed } = context;
    await checkCaptcha(settings, body.recaptcha_token, "signup");
    const refused = refuseRegion(body);
    if (refused) return fail(refused);
    if (isWeakPassword(body.password)) return fail("password.weak");
    if (await tenant.maybe(getPersonByLogin(body.email))) return fail("email.taken");
    const inviterId = body.referral_code && (await findInviter(tenant, body.referral_code));
    if (body.referral_code && !inviterId) return fail("referral_code.unknown");
    const stamps = { created_dt: now, modified_dt: now };
    const person = await tenant.one(
      addPerson({
        id: newId(),
        email: body.email,
        password_hash: await hashPassword(body.password),
        first_name: body.first_name,
        last_name: body.last_name,
        language: body.language,
        ...stamps,
      }),
    );
    const { country, currency, time_zone, language, loyalty_title, business_title: title } = body;
    const founding = { title, country, currency, time_zone, language, loyalty_title, inviterId };
    const founded = await foundBusiness(tenant, person.id, founding, now);
    await sendConfirmation(tenant, settings, { ...person, email: body.email }, now);
    changed({ entityType: "business", id: founded.business_id, after: founded });
    return openSession(tenant, person, context);
  },

  async businesses(context) {
    const { tenant, who } = context;
    const { personId, businessId } = personOf(who);
    const person = await tenant.one(getPerson(personId));
    const items = [];
    for (const business_id of await listEnterable(context, person)) {
      await tenant.enter(business_id);
      // A person who has left a business may still have it in their list.
      const membership = await findMembership(context, person);
      if (membership) items.push(toEntrance(membership));
    }
    await tenant.enter(businessId);
    return { items };
  },

  async switchBusiness(context) {
    const { body, tenant, who, now, fail } = context;
    const { personId, sessionId } = personOf(who);
    const person = await tenant.one(getPerson(personId));
    if (!(await listEnterable(context, person)).includes(body.business_id)) return fail("business.not_found");
    await tenant.enter(body.business_id);
    const membership = await findMembership(context, person);
    if (!membership) return fail("business.not_found");
    await tenant.run(queries.endSession(sessionId, now));
    if (membership.support) await noteEntrance(context, person, membership.support.id);
    return openSessionAs(tenant, person, membership, context);
  },
});
