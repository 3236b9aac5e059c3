import { referralProgram } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import { settingsOf } from "#kit/families/settings.ts";
import { photoOf } from "#kit/files.ts";
import { type Context, implement } from "#kit/implement.ts";
import { personOf } from "#kit/who.ts";
import { getCustomer, nameOf } from "../customers/public.ts";
import { getLoyalty, getSettings, programmeSettings } from "../loyalty/public.ts";
import { codeText, newPrefix } from "./code.ts";
import { invitationPage, readInvitationOf } from "./invitation.ts";
import { linkTo } from "./link.ts";
import * as queries from "./queries.ts";
import { type Change, refuseReferral, storedOf, toReferralProgram } from "./settings.ts";

const settings = settingsOf(programmeSettings, {
  name: "referral",
  entityType: "referral_program",
  show: toReferralProgram,
  async read(body: Change, { id }, tenant) {
    const before = storedOf(await tenant.maybe(getSettings(id, "referral")));
    return refuseReferral({ ...before, ...body }) ?? body;
  },
});

type Logo = "referral_logo" | "referrer_logo";
type LogoCall = typeof referralProgram.referralLogo | typeof referralProgram.removeReferralLogo;

/** Stores the logo of one side, or none. */
async function putLogo(context: Context<LogoCall>, logo: Logo, addPicture: () => Promise<string | null>) {
  const { tenant, now, changed } = context;
  const owner = await programmeSettings.lock(context);
  if (owner instanceof Failure) return owner;
  const row = await tenant.maybe(getSettings(owner.id, "referral"));
  const body = { ...(row?.body as object | undefined), [logo]: await addPicture() }; // The column's check requires an object.
  const after = toReferralProgram(await tenant.one(programmeSettings.save(owner, "referral", body, now)));
  changed({ entityType: "referral_program", id: owner.id, before: toReferralProgram(row), after });
  return after;
}
const storesLogo = (logo: Logo) => (context: Context<typeof referralProgram.referralLogo>) =>
  putLogo(context, logo, () => context.files.addPicture(personOf(context.who).businessId, context.image));
const removesLogo = (logo: Logo) => (context: Context<typeof referralProgram.removeReferralLogo>) =>
  putLogo(context, logo, async () => null);

export const referralCalls = implement(referralProgram, {
  get: settings.show,

  async change(context) {
    const after = await settings.change(context);
    const { path, tenant, who } = context;
    if (after instanceof Failure || !after.active) return after;
    // Codes need their beginning once, and keep it; a taken one is drawn again.
    while (!(await tenant.maybe(queries.getPrefix(path.loyaltyId)))) {
      await tenant.run(queries.addPrefix(newPrefix(), path.loyaltyId, personOf(who).businessId));
    }
    return after;
  },

  referralLogo: storesLogo("referral_logo"),
  removeReferralLogo: removesLogo("referral_logo"),
  referrerLogo: storesLogo("referrer_logo"),
  removeReferrerLogo: removesLogo("referrer_logo"),

  info: async ({ path, query, tenant, language, fail }) =>
    (await readInvitationOf(tenant, path.code, query.lang ?? language)) ?? fail("referral.not_found"),

  async page({ path, query, tenant, language, fail }) {
    const shown = query.lang ?? language;
    const invitation = await readInvitationOf(tenant, path.code, shown);
    return invitation ? invitationPage(invitation, shown) : fail("referral.not_found");
  },

  async ofCustomer({ path, query, tenant, language, settings: server, fail }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const cards = await tenant.many(queries.listCodes(path.userId));
    const wanted = cards.filter(({ loyalty_id }) => !query.loyalty_id || loyalty_id === query.loyalty_id);
    const items = await Promise.all(
      wanted.map(async (card) => {
        const [programme, row, address, invited] = await Promise.all([
          tenant.one(getLoyalty(card.loyalty_id)),
          tenant.maybe(getSettings(card.loyalty_id, "referral")),
          tenant.maybe(queries.getPrefix(card.loyalty_id)),
          tenant.many(queries.listInvited(card.id)),
        ]);
        const { active, referrer_title, referrer_description, referrer_logo } = storedOf(row);
        const inLanguage = (texts: Record<string, string>) =>
          texts[language] || texts[programme.default_language] || "";
        const code = active && address ? codeText(address.prefix, card.own) : null;
        const { inviter_id, first_name, middle_name, last_name } = card;
        return {
          loyalty_id: card.loyalty_id,
          active,
          code,
          title: inLanguage(referrer_title),
          description: inLanguage(referrer_description),
          logo: photoOf(referrer_logo),
          link: code && linkTo(server, code),
          inviter: inviter_id
            ? {
                id: inviter_id,
                name: nameOf({
                  first_name: first_name ?? "",
                  middle_name: middle_name ?? "",
                  last_name: last_name ?? "",
                }),
              }
            : null,
          invited: invited.map((one) => ({
            id: one.customer_id,
            name: nameOf(one) || (one.phone ?? ""),
            registered_dt: one.registered_dt.toISOString(),
            purchases: one.visits_count,
          })),
          invited_count: Number(invited[0]?.of_all ?? 0),
        };
      }),
    );
    return { items };
  },
});
