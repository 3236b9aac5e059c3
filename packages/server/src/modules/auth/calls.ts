import { auth } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { newId } from "#kit/id.ts";
import { implement } from "#kit/implement.ts";
import { hashPassword, isWeakPassword, passwordDecoy, passwordMatches } from "#kit/password.ts";
import { hashToken, newToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { sendConfirmation } from "../business-user/door.ts";
import { addFirstLoyalty } from "../loyalty/door.ts";
import { isCountry, isCurrency, isTimeZone } from "../platform/door.ts";
import { checkCaptcha, protectionOf } from "./captcha.ts";
import { openSession } from "./door.ts";
import * as queries from "./queries.ts";
import { toSession } from "./views.ts";

export const authCalls = implement(auth, {
  tokenPre: ({ settings }) => protectionOf(settings, "signin"),

  async token({ body, tenant, settings, now, fail }) {
    await checkCaptcha(settings, body.recaptcha_token, "signin");
    const person = await tenant.maybe(queries.getPersonByLogin(body.login));
    const right = await (person ? passwordMatches(body.password, person.password_hash) : passwordDecoy(body.password));
    const [entrance] = person && right ? await tenant.many(queries.listEntrances(person.id)) : [];
    // One answer for an unknown login, a wrong password and nowhere to go: nobody learns who is registered.
    if (!person || !entrance) return fail("auth.refused");
    await tenant.enter(entrance.business_id);
    return openSession(tenant, person, now);
  },

  async renew({ tenant, who, now }) {
    const { personId, sessionId, tokenHash, expiresAt } = personOf(who);
    const token = newToken();
    const renewed = await tenant.run(queries.renewSession(sessionId, tokenHash, hashToken(token), now));
    // Of several renewals at once the first wins; the others carry a token that is dead by now.
    if (renewed === 0) throw new Failure("auth.expired");
    const person = await tenant.one(queries.getPerson(personId));
    const membership = await tenant.one(queries.getMembership(personId));
    return toSession(person, membership, { token, expiresAt });
  },

  async signOut({ tenant, who, now }) {
    await tenant.run(queries.endSession(personOf(who).sessionId, now));
    return { done: true };
  },

  registerPre: ({ settings }) => protectionOf(settings, "signup"),

  async register({ body, tenant, settings, now, fail, changed }) {
    await checkCaptcha(settings, body.recaptcha_token, "signup");
    if (!isCountry(body.country)) return fail("country.unknown");
    if (!isCurrency(body.currency)) return fail("currency.unknown");
    if (!isTimeZone(body.time_zone)) return fail("time_zone.unknown");
    if (isWeakPassword(body.password)) return fail("password.weak");
    if (await tenant.maybe(queries.getPersonByLogin(body.email))) return fail("email.taken");
    const stamps = { created_dt: now, modified_dt: now };
    const person = await tenant.one(
      queries.addPerson({
        id: newId(),
        email: body.email,
        password_hash: await hashPassword(body.password),
        first_name: body.first_name,
        last_name: body.last_name,
        language: body.language,
        ...stamps,
      }),
    );
    const businessId = newId();
    await tenant.enter(businessId);
    const { country, currency, time_zone, language } = body;
    const place = { country, time_zone, language };
    const business = await tenant.one(
      queries.addBusiness({ business_id: businessId, title: body.business_title, currency, ...place, ...stamps }),
    );
    await tenant.run(queries.addOwner(person.id, now));
    await addFirstLoyalty(tenant, { title: body.loyalty_title ?? body.business_title, ...place }, now);
    await sendConfirmation(tenant, settings, person, now);
    changed({ noun: "business", id: businessId, after: business });
    return openSession(tenant, person, now);
  },
});
