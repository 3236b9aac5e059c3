import { randomUUID } from "node:crypto";
import type { referralProgram } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { picture, svg } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";

const server = await startTestServer();
type Settings = BodyOf<typeof referralProgram.change>;
const key = () => ({ idempotencyKey: randomUUID() });
const both: Settings = {
  active: true,
  ...{ referral_reward_type: "bonuses", referral_reward_value: "20", referral_grant_type: "on-first-purchase" },
  ...{ referrer_reward_type: "bonuses", referrer_reward_value: "50", referrer_grant_type: "on-first-purchase" },
};
const change = (s: Shop, body: Settings) =>
  s.w.owner.request(calls.referralProgram.change, { path: { loyaltyId: s.w.loyaltyId }, body });

/** A shop with a referral programme, and its first member. */
async function inviting(settings: Settings = both) {
  const s = await shop(server);
  await change(s, settings);
  const olena = await s.member();
  return { s, olena };
}
const referralOf = async (s: Shop, userId: string) => {
  const { items } = await s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId } });
  return items[0];
};
const codeOf = async (s: Shop, userId: string) => (await referralOf(s, userId))?.code ?? "";
/** A new customer who registers at the till with a code, or whoever has that external id. */
const join = async (s: Shop, referral_code: string, name: string = randomUUID()) => {
  const body = { user_id_value: name, user_id_type: "external-id" as const, first_name: "Petro", referral_code };
  return (await s.till.request(calls.term.addCustomer, { body })).id;
};
const buy = (s: Shop, customer_id: string, quantity = "2") => s.sell({ items: [{ code: "A", quantity }], customer_id });
const cancel = (s: Shop, transaction_id: string) =>
  s.w.owner.request(calls.transactions.cancel, { body: { transaction_id } }, key());
/** Bonuses by the id of the customer. */
const bonusesOf = async (s: Shop, userId: string) => {
  const { cards } = await s.w.owner.request(calls.customers.get, { path: { userId } });
  return cards[0]?.bonuses?.find(({ currency }) => currency === "UAH")?.balance ?? "0.00";
};

describe("customers invite customers", () => {
  test("the first purchase rewards both, once, and says why; cancelling it takes both rewards back", async () => {
    const { s, olena } = await inviting();
    const petro = await join(s, await codeOf(s, olena));
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["0.00", "0.00"]);
    const first = await buy(s, petro);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
    const rewards = first.check.trace.entries.filter(({ step }) => step === "referral-reward");
    expect(rewards.map(({ change: amount, params }) => `${params.side} ${params.level} ${amount}`)).toEqual([
      "referral 0 20.00",
      "referrer 1 50.00",
    ]);
    const second = await buy(s, petro);
    expect(second.check.trace.rejected.map(({ reason }) => reason)).toContain("referral-not-first-purchase");
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
    await cancel(s, first.transaction.id);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["0.00", "0.00"]);
  });

  test("what the inviter has spent meanwhile is owed, so the purchase can be cancelled and is not rewarded twice", async () => {
    const { s, olena } = await inviting();
    const petro = await join(s, await codeOf(s, olena));
    const { transaction } = await buy(s, petro);
    await s.sell({ items: [{ code: "A", quantity: "5" }], customer_id: olena, bonuses_to_redeem: "30.00" });
    await cancel(s, transaction.id);
    expect(await bonusesOf(s, olena)).toBe("-30.00");
    await buy(s, petro);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "20.00"]);
  });

  test("of two first purchases at once one is rewarded", async () => {
    const { s, olena } = await inviting();
    const petro = await join(s, await codeOf(s, olena));
    await Promise.all([buy(s, petro), buy(s, petro), buy(s, petro)]);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
  });

  test("a registration is rewarded once, also if two tills register the same person at once", async () => {
    const { s, olena } = await inviting({
      ...both,
      referral_grant_type: "on-registration",
      referrer_grant_type: "on-registration",
    });
    const code = await codeOf(s, olena);
    const name = randomUUID();
    const joined = await Promise.all([join(s, code, name), join(s, code, name), join(s, code, name)]);
    expect(new Set(joined).size).toBe(1);
    const petro = joined[0] ?? "";
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
    await buy(s, petro);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
    expect(await referralOf(s, petro)).toMatchObject({ inviter: { id: olena } });
    expect(await referralOf(s, olena)).toMatchObject({ invited_count: 1, invited: [{ id: petro, purchases: 1 }] });
  });

  test("the inviter is for good: whoever has a card already gets none by a code, and nobody invites themselves", async () => {
    const { s, olena } = await inviting({ ...both, referrer_grant_type: "on-registration" });
    const petro = await join(s, await codeOf(s, olena), "petro");
    const other = await s.member();
    await join(s, await codeOf(s, other), "petro");
    await join(s, await codeOf(s, petro), olena);
    await join(s, await codeOf(s, petro), "petro");
    expect(await referralOf(s, petro)).toMatchObject({ inviter: { id: olena } });
    expect(await referralOf(s, olena)).toMatchObject({ inviter: null, invited_count: 1 });
    expect(await bonusesOf(s, olena)).toBe("50.00");
    expect(await bonusesOf(s, other)).toBe("0.00");
  });

  test("inviters further up are rewarded by level, and each purchase as often as the programme says", async () => {
    const { s, olena } = await inviting({
      active: true,
      ...{ referrer_reward_type: "percent-of-purchase", referrer_reward_value: "10" },
      ...{ referrer_grant_type: "on-each-purchase", levels: [{ level: 2, value: "5" }], purchases_limit: 2 },
      min_purchase_amount: "15",
    });
    const petro = await join(s, await codeOf(s, olena));
    const maria = await join(s, await codeOf(s, petro));
    await buy(s, maria, "1");
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["0.00", "0.00"]);
    await buy(s, maria, "2");
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["2.00", "1.00"]);
    await buy(s, maria, "2");
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["2.00", "1.00"]);
  });

  test("a reserved first purchase is rewarded when it is finished, unless another one came first", async () => {
    const { s, olena } = await inviting();
    const petro = await join(s, await codeOf(s, olena));
    const reserve = async () => {
      const body = { items: [{ code: "A", quantity: "1" }], customer_id: petro };
      return (await s.till.request(calls.term.reserve, { body }, key())).transaction.id;
    };
    const finish = (transaction_id: string) => s.till.request(calls.term.finalize, { body: { transaction_id } }, key());
    const [one, two] = [await reserve(), await reserve()];
    expect(await bonusesOf(s, olena)).toBe("0.00");
    await finish(one);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
    await finish(two);
    expect([await bonusesOf(s, petro), await bonusesOf(s, olena)]).toEqual(["20.00", "50.00"]);
  });
});

describe("an invitation", () => {
  test("is shown to anybody with the code, as JSON and as a page, in their language", async () => {
    const texts = { referral_title: { en: "Coffee & cake", uk: "Кава" }, referral_description: { en: "<b>Hello</b>" } };
    const { s, olena } = await inviting({ ...both, ...texts });
    const found = await referralOf(s, olena);
    const code = found?.code ?? "";
    expect(code).toMatch(/^[0-9A-Z]{5}(-[0-9A-Z]{4}){3}$/);
    expect(found?.link).toContain(`/loyalty/referral_program/info/${code}/html`);
    const open = s.w.anonymous;
    const typed = code.replaceAll("-", "").toLowerCase();
    const info = await open.request(calls.referralProgram.info, { path: { code: typed }, query: { lang: "uk" } });
    expect(info).toMatchObject({
      code,
      inviter_name: "Ivan",
      title: "Кава",
      reward: { type: "bonuses", value: "20", currency: "UAH", grant_type: "on-first-purchase" },
    });
    const page = await open.request(calls.referralProgram.page, { path: { code }, query: { lang: "en" } });
    for (const text of ["Coffee &amp; cake", "Ivan invites you.", "UAH 20.00", code, "&lt;b&gt;Hello"])
      expect(page.replaceAll("\u00a0", " ")).toContain(text);
    // Without an app of the business there is nothing to get.
    expect(info.applications).toEqual([]);
    expect(page).not.toContain("<a ");
    const google_play_url = "https://play.google.com/store/apps/details?id=ua.kovalenko&hl=uk";
    await s.w.owner.request(calls.business.changeSettings, { body: { google_play_url } });
    const withApp = await open.request(calls.referralProgram.page, { path: { code }, query: { lang: "en" } });
    for (const text of ["Our app", "Google Play", google_play_url.replace("&", "&amp;")])
      expect(withApp).toContain(text);
    for (const lang of ["uk", "ru", "de", "fr"] as const) {
      expect(await open.request(calls.referralProgram.page, { path: { code }, query: { lang } })).toContain(
        `lang="${lang}"`,
      );
    }
  });

  test("does not exist with an unknown code or without an active programme, also at a till", async () => {
    const { s, olena } = await inviting();
    const code = await codeOf(s, olena);
    const missing = { code: "referral.not_found" };
    const other = `${code.slice(0, -1)}${code.endsWith("0") ? "1" : "0"}`;
    for (const unknown of [other, "nonsense", `00000${code.slice(5)}`]) {
      const path = { code: unknown };
      await expect(s.w.anonymous.request(calls.referralProgram.info, { path })).rejects.toMatchObject(missing);
      await expect(s.w.anonymous.request(calls.referralProgram.page, { path })).rejects.toMatchObject(missing);
      await expect(join(s, unknown)).rejects.toMatchObject(missing);
    }
    await change(s, { active: false });
    const path = { code };
    await expect(s.w.anonymous.request(calls.referralProgram.info, { path })).rejects.toMatchObject(missing);
    await expect(join(s, code)).rejects.toMatchObject(missing);
    expect(await referralOf(s, olena)).toMatchObject({ active: false, code: null, link: null });
    await change(s, { active: true });
    expect(await codeOf(s, olena)).toBe(code);
    const nobody = s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId: randomUUID() } });
    await expect(nobody).rejects.toMatchObject({ code: "customer.not_found" });
  });
});

test("settings that could not be kept are refused", async () => {
  const { s } = await inviting();
  const refused = async (body: Settings, code: string) => expect(change(s, body)).rejects.toMatchObject({ code });
  await refused({ referral_reward_value: null }, "referral.value_missing");
  await refused({ referrer_reward_value: "0" }, "referral.value_missing");
  await refused({ reward_currency: "XXX" }, "currency.unknown");
  const percent = { referrer_reward_type: "percent-of-purchase" as const };
  await refused({ ...percent, referrer_reward_value: "100.5" }, "referral.percent_too_large");
  await refused({ ...percent, referrer_grant_type: "on-registration" }, "referral.percent_at_registration");
  const twice = { level: 2, value: "1" };
  await refused({ levels: [twice, twice] }, "referral.levels_repeat");
  await refused(
    {
      referral_reward_type: "promotional-bonuses",
      referral_promo_expire_type: "day",
      referral_promo_expire_value: "x",
    },
    "expiry.invalid",
  );
  const path = { loyaltyId: randomUUID() };
  const [missing, stale] = [{ code: "loyalty.not_found" }, { code: "conflict.stale" }];
  await expect(s.w.owner.request(calls.referralProgram.get, { path })).rejects.toMatchObject(missing);
  await expect(s.w.owner.request(calls.referralProgram.change, { path, body: { active: true } })).rejects.toMatchObject(
    missing,
  );
  const own = { path: { loyaltyId: s.w.loyaltyId }, body: { active: true } };
  await expect(s.w.owner.request(calls.referralProgram.change, own, { version: 99 })).rejects.toMatchObject(stale);
});

test("each side has a logo, which the invitation shows instead of that of the programme", async () => {
  const { s, olena } = await inviting();
  const { owner, anonymous } = s.w;
  const path = { loyaltyId: s.w.loyaltyId };
  const logos = calls.referralProgram;
  const image = await picture("jpeg");
  const { referral_logo } = await owner.request(logos.referralLogo, { path, image });
  const { referrer_logo } = await owner.request(logos.referrerLogo, { path, image });
  expect(referrer_logo).not.toEqual(referral_logo);
  const code = await codeOf(s, olena);
  expect((await anonymous.request(logos.info, { path: { code } })).logo).toEqual(referral_logo);
  expect(await anonymous.request(logos.page, { path: { code } })).toContain(referral_logo?.url);
  expect(await change(s, { purchases_limit: 3 })).toMatchObject({ referral_logo, referrer_logo });
  expect(await owner.request(logos.removeReferralLogo, { path })).toMatchObject({ referral_logo: null, referrer_logo });
  expect(await owner.request(logos.removeReferrerLogo, { path })).toMatchObject({ referrer_logo: null });
  expect((await anonymous.request(logos.info, { path: { code } })).logo).toBeNull();
  const [drawing, nowhere] = [{ code: "image.unsupported" }, { loyaltyId: randomUUID() }];
  const missing = { code: "loyalty.not_found" };
  await expect(owner.request(logos.referralLogo, { path, image: svg })).rejects.toMatchObject(drawing);
  await expect(owner.request(logos.referrerLogo, { path, image: svg })).rejects.toMatchObject(drawing);
  await expect(owner.request(logos.referralLogo, { path: nowhere, image })).rejects.toMatchObject(missing);
  await expect(owner.request(logos.referrerLogo, { path: nowhere, image })).rejects.toMatchObject(missing);
  await expect(owner.request(logos.removeReferralLogo, { path: nowhere })).rejects.toMatchObject(missing);
  await expect(owner.request(logos.removeReferrerLogo, { path: nowhere })).rejects.toMatchObject(missing);
});
