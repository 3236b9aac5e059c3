import { walletPasses } from "@patron/contract";
import { Failure } from "@patron/contract/kit";
import type { Settings } from "#kit/env.ts";
import { type Context, implement } from "#kit/implement.ts";
import { refuseStale } from "#kit/records/stale.ts";
import type { Tenant } from "#kit/tenant.ts";
import { personOf } from "#kit/who.ts";
import { cardOfPassLink, getCustomer, passLink } from "../customers/public.ts";
import { getSettings, programmeSettings } from "../loyalty/public.ts";
import { devicePage } from "../messages/public.ts";
import { applePass } from "./apple-pass.ts";
import { readCard, readIssuers } from "./card.ts";
import { certificateIn, sealed } from "./certificates.ts";
import { checkGoogle } from "./google-check.ts";
import { googleKeyIn, sealedKey } from "./google-key.ts";
import { googleLink } from "./google-pass.ts";
import { issuedPass } from "./issued-pass.ts";
import * as queries from "./queries.ts";
import { type Image, problemsOf, refusePass, storedOf, toPassSettings } from "./settings.ts";
import * as updates from "./update-queries.ts";
import { digestOfCard } from "./updates.ts";

const name = "wallet-pass";

/** Stores a picture of the pass, or none. */
async function putImage(
  context: Context<typeof walletPasses.icon | typeof walletPasses.removeIcon>,
  image: Image,
  addPicture: () => Promise<string | null>,
) {
  const { tenant, now, changed } = context;
  const programme = await programmeSettings.lock(context);
  if (programme instanceof Failure) return programme;
  const row = await tenant.maybe(getSettings(programme.id, name));
  const around = { programme, issuers: await readIssuers(tenant, programme.id), now };
  const body = { ...(row?.body as object | undefined), [image]: await addPicture() }; // The column's check requires an object.
  const after = toPassSettings(await tenant.one(programmeSettings.save(programme, name, body, now)), around);
  changed({ entityType: "wallet_pass", id: programme.id, before: toPassSettings(row, around), after });
  return after;
}
const storesImage = (image: Image) => (context: Context<typeof walletPasses.icon>) =>
  putImage(context, image, () => context.files.addPicture(personOf(context.who).businessId, context.image));
const removesImage = (image: Image) => (context: Context<typeof walletPasses.removeIcon>) =>
  putImage(context, image, async () => null);

interface Linked {
  path: { token: string };
  tenant: Tenant;
  settings: Settings;
  now: Date;
  fail(code: "wallet_pass.not_found"): Failure;
}
/** The card of a link, in whose business the transaction works from here on. */
async function readLinked({ path, tenant, settings, now, fail }: Linked) {
  const linked = cardOfPassLink(path.token, settings);
  if (!linked) throw fail("wallet_pass.not_found");
  await tenant.enter(linked.businessId);
  const read = await readCard(tenant, linked.cardId, now);
  if (!read) throw fail("wallet_pass.not_found");
  return read;
}

export const walletPassCalls = implement(walletPasses, {
  async settings(context) {
    const { tenant, now } = context;
    const programme = await programmeSettings.find(context);
    if (programme instanceof Failure) return programme;
    const [row, issuers] = await Promise.all([
      tenant.maybe(getSettings(programme.id, name)),
      readIssuers(tenant, programme.id),
    ]);
    return toPassSettings(row, { programme, issuers, now });
  },

  async change(context) {
    const { tenant, now, settings, who, fail, changed } = context;
    const programme = await programmeSettings.lock(context);
    if (programme instanceof Failure) return programme;
    const row = await tenant.maybe(getSettings(programme.id, name));
    const had = await readIssuers(tenant, programme.id);
    const before = toPassSettings(row, { programme, issuers: had, now });
    refuseStale(context, before);
    const {
      certificate: _c,
      certificate_key: _k,
      certificate_passphrase: _p,
      authority_certificate: _a,
      google_key: _g,
      ...body
    } = context.body;
    const whole = { ...storedOf(row), ...body };
    const refused = refusePass(whole);
    if (refused) return fail(refused);
    const uploaded = await certificateIn(context.body, now);
    if (typeof uploaded === "string") return fail(uploaded);
    const account = googleKeyIn(context.body);
    if (typeof account === "string") return fail(account);
    const hasKey = account !== undefined || had.googleKey !== undefined;
    if (account && whole.google_issuer_id === "") return fail("wallet_pass.google_incomplete");
    if (!hasKey && whole.google_issuer_id !== "") return fail("wallet_pass.google_incomplete");
    const isIssued = uploaded || had.certificate || (hasKey && whole.google_issuer_id !== "");
    if (whole.active && !isIssued) return fail("wallet_pass.certificate_missing");
    const owner = { business_id: personOf(who).businessId, loyalty_id: programme.id };
    if (uploaded) await tenant.run(queries.saveCertificate(sealed(uploaded, owner, settings)));
    if (account) await tenant.run(queries.saveGoogleKey(sealedKey(account, owner, settings)));
    const issuers = await readIssuers(tenant, programme.id);
    const stored = { ...(row?.body as object | undefined), ...body }; // An object, by the column's check.
    const saved = await tenant.one(programmeSettings.save(programme, name, stored, now));
    const after = toPassSettings(saved, { programme, issuers, now });
    changed({ entityType: "wallet_pass", id: programme.id, before, after });
    return after;
  },

  checkGoogle,

  icon: storesImage("icon"),
  removeIcon: removesImage("icon"),
  logo: storesImage("logo"),
  removeLogo: removesImage("logo"),
  strip: storesImage("strip"),
  removeStrip: removesImage("strip"),

  async ofCustomer({ path, tenant, now, settings, fail }) {
    if (!(await tenant.maybe(getCustomer(path.userId)))) return fail("customer.not_found");
    const cards = await tenant.many(queries.listCards(path.userId));
    const items = await Promise.all(
      cards.map(async (card) => {
        const [row, issuers] = await Promise.all([
          tenant.maybe(getSettings(card.loyalty_id, name)),
          readIssuers(tenant, card.loyalty_id),
        ]);
        const problems = problemsOf(storedOf(row), card, issuers, now);
        const isGiven = problems.length === 0 && !card.blocked && card.access !== "none";
        const link = isGiven ? passLink({ businessId: card.business_id, cardId: card.id }, settings) : null;
        return { loyalty_id: card.loyalty_id, loyalty_title: card.title, problems, link };
      }),
    );
    return { items };
  },

  async card(context) {
    const { shown, card } = await readLinked(context);
    return { ...shown, messages_link: await devicePage(context.tenant, card.customer_id, context.settings) };
  },
  pass: async (context) =>
    (await applePass(await readLinked(context), context)) ?? context.fail("wallet_pass.not_found"),

  async google(context) {
    const { tenant, settings, now, fail } = context;
    const read = await readLinked(context);
    const link = googleLink(read, await issuedPass(read, tenant, settings), settings, now);
    if (link === undefined) return fail("wallet_pass.not_found");
    const { seen } = await tenant.one(updates.getVersions(read.card.id));
    await tenant.run(updates.addPass(read.card.id, seen, digestOfCard(read), now));
    await tenant.run(updates.addAtGoogle(read.card.id));
    return { link };
  },
});
