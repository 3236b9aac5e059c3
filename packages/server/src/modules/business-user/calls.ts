import type { businessUser } from "@patron/contract";
import type { Context, Handlers } from "#kit/implement.ts";
import { isWeakPassword, passwordMatches } from "#kit/password.ts";
import { readPhone } from "#kit/phone.ts";
import { refuseStale } from "#kit/records/stale.ts";
import { hashToken } from "#kit/secret.ts";
import { personOf } from "#kit/who.ts";
import { replacePassword, sendConfirmation } from "./public.ts";
import * as queries from "./queries.ts";
import { toUser } from "./views.ts";

type Pictured = Context<typeof businessUser.photo> | Context<typeof businessUser.removePhoto>;

async function replacePhoto({ tenant, who, now, changed }: Pictured, photo: string | null) {
  const before = await tenant.one(queries.lockPerson(personOf(who).personId));
  const after = await tenant.one(queries.savePerson(before.id, { photo }, now));
  changed({ entityType: "person", id: before.id, before: toUser(before), after: toUser(after) });
  return toUser(after);
}

/** Without the calls of identifiers, which need one-time codes. */
export const businessUserCalls = {
  async language({ tenant, who }) {
    const { language } = await tenant.one(queries.getPerson(personOf(who).personId));
    return { language };
  },

  async changeLanguage({ body, tenant, who, now }) {
    const { language } = await tenant.one(queries.savePerson(personOf(who).personId, body, now));
    return { language };
  },

  profile: async ({ tenant, who }) => toUser(await tenant.one(queries.getPerson(personOf(who).personId))),

  async changeProfile(context) {
    const { body, tenant, who, now, fail, changed } = context;
    const before = await tenant.one(queries.lockPerson(personOf(who).personId));
    refuseStale(context, before);
    const phone = body.phone ? readPhone(body.phone) : body.phone;
    if (body.phone && !phone) return fail("phone.invalid");
    const after = await tenant.one(
      queries.savePerson(before.id, { ...body, ...(phone === undefined ? {} : { phone }) }, now),
    );
    changed({ entityType: "person", id: before.id, before: toUser(before), after: toUser(after) });
    return toUser(after);
  },

  photo: async (context) =>
    replacePhoto(context, await context.files.addPicture(personOf(context.who).personId, context.image)),
  removePhoto: (context) => replacePhoto(context, null),

  async changePassword({ body, tenant, who, settings, now, fail, changed }) {
    const { personId, sessionId } = personOf(who);
    const person = await tenant.one(queries.lockPerson(personId));
    const { password_hash } = person;
    const isRight = password_hash !== null && (await passwordMatches(body.current_password, password_hash));
    if (!isRight) return fail("password.wrong");
    if (isWeakPassword(body.password)) return fail("password.weak");
    await replacePassword({ tenant, settings, now }, person, { password: body.password, keptSession: sessionId });
    // Other windows of the person notice that they are signed out.
    changed({ entityType: "person", id: personId });
    return { done: true };
  },

  async confirmEmail({ path, tenant, now, fail }) {
    const hash = hashToken(path.emailToken);
    const token = await tenant.maybe(queries.lockMailToken(hash, now));
    if (!token) return fail("email.not_found");
    const { email } = token;
    if (token.used_dt) return { email, confirmed: "before" as const };
    await tenant.run(queries.useMailToken(hash, now));
    const confirmed = await tenant.run(queries.confirmEmail(token.person_id, email, now));
    return confirmed ? { email, confirmed: "now" as const } : fail("email.not_found");
  },

  async requestConfirmEmail({ path, tenant, settings, now }) {
    const person = await tenant.maybe(queries.getPersonByLogin(path.email));
    if (person && !person.email_confirmed_dt) await sendConfirmation(tenant, settings, person, now);
    return { done: true };
  },
} satisfies Partial<Handlers<typeof businessUser>>;
