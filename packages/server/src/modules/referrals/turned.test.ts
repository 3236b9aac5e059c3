import { randomUUID } from "node:crypto";
import type { referralProgram } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { picture } from "../../../test/pictures.ts";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { inTenant, q } from "../../kit/database/rows.ts";

// Each setting of a referral programme is turned, and what customers get or read changes with it.

type Settings = BodyOf<typeof referralProgram.change>;
const server = await startTestServer();
/** Both get ordinary bonuses with the first purchase. */
const both: Settings = {
  active: true,
  ...{ referral_reward_type: "bonuses", referral_reward_value: "20", referral_grant_type: "on-first-purchase" },
  ...{ referrer_reward_type: "bonuses", referrer_reward_value: "50", referrer_grant_type: "on-first-purchase" },
};

const bonusesOf = async (s: Shop, userId: string) => {
  const { cards } = await s.w.owner.request(calls.customers.get, { path: { userId } });
  return (cards[0]?.bonuses ?? [])
    .filter(({ balance }) => !/^0\.00$/.test(balance))
    .map(({ balance, currency }) => `${balance} ${currency}`);
};

/** A shop with these settings, a customer who invites, and one who has just registered with their code. */
async function invited(settings: Settings) {
  const s = await shop(server);
  await s.w.owner.request(calls.referralProgram.change, { path: { loyaltyId: s.w.loyaltyId }, body: settings });
  const inviter = await s.member();
  const { items } = await s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId: inviter } });
  const body = { user_id_value: randomUUID(), user_id_type: "external-id" as const };
  const joining = { ...body, referral_code: items[0]?.code ?? "" };
  const { id: buyer } = await s.till.request(calls.term.addCustomer, { body: joining });
  return { s, inviter, buyer };
}

/** What both have after two purchases, each of 20.00. */
async function afterTwo(settings: Settings, registeredDaysAgo = 0) {
  const { s, inviter, buyer } = await invited(settings);
  if (registeredDaysAgo > 0) {
    const registered_dt = new Date(server.clock.now().getTime() - registeredDaysAgo * 86_400_000);
    await s.w.inside((tenant) =>
      tenant.run(q.updateTable("card").set({ registered_dt }).where(inTenant()).where("customer_id", "=", buyer)),
    );
  }
  const sell = () => s.sell({ items: [{ code: "A", quantity: "2" }], customer_id: buyer });
  const checks = [await sell(), await sell()];
  return { bonuses: [await bonusesOf(s, buyer), await bonusesOf(s, inviter)], checks };
}

const nothing: string[] = [];
test.each<[string, Settings, string[], string[], number?]>([
  ["as it is", {}, ["20.00 UAH"], ["50.00 UAH"]],
  ["referral_reward_type", { referral_reward_type: "none" }, nothing, ["50.00 UAH"]],
  ["referral_reward_type: a share", { referral_reward_type: "percent-of-purchase" }, ["4.00 UAH"], ["50.00 UAH"]],
  ["referral_reward_value", { referral_reward_value: "7.5" }, ["7.50 UAH"], ["50.00 UAH"]],
  ["referral_grant_type", { referral_grant_type: "on-registration" }, ["20.00 UAH"], ["50.00 UAH"]],
  ["referrer_reward_type", { referrer_reward_type: "none" }, ["20.00 UAH"], nothing],
  ["referrer_reward_value", { referrer_reward_value: "1" }, ["20.00 UAH"], ["1.00 UAH"]],
  ["referrer_grant_type", { referrer_grant_type: "on-each-purchase" }, ["20.00 UAH"], ["100.00 UAH"]],
  ["purchases_limit", { referrer_grant_type: "on-each-purchase", purchases_limit: 1 }, ["20.00 UAH"], ["50.00 UAH"]],
  ["min_purchase_amount", { min_purchase_amount: "20.01" }, nothing, nothing],
  ["days_limit", { days_limit: 9 }, nothing, nothing, 10],
  ["days_limit, in time", { days_limit: 11 }, ["20.00 UAH"], ["50.00 UAH"], 10],
  ["reward_currency", { reward_currency: "EUR" }, nothing, nothing],
  [
    "reward_currency, at a registration",
    { reward_currency: "EUR", referral_grant_type: "on-registration", referrer_grant_type: "on-registration" },
    ["20.00 EUR"],
    ["50.00 EUR"],
  ],
])("%s", async (_, turned, buyer, inviter, registeredDaysAgo) => {
  const { bonuses } = await afterTwo({ ...both, ...turned }, registeredDaysAgo);
  expect(bonuses).toEqual([buyer, inviter]);
});

test("active: who was invited before it was switched off is rewarded no more, and again once it is on", async () => {
  const { s, inviter, buyer } = await invited(both);
  const turn = (active: boolean) =>
    s.w.owner.request(calls.referralProgram.change, { path: { loyaltyId: s.w.loyaltyId }, body: { active } });
  const sell = () => s.sell({ items: [{ code: "A", quantity: "2" }], customer_id: buyer });
  await turn(false);
  const { transaction } = await sell();
  expect([await bonusesOf(s, buyer), await bonusesOf(s, inviter)]).toEqual([[], []]);
  const body = { transaction_id: transaction.id };
  await s.w.owner.request(calls.transactions.cancel, { body }, { idempotencyKey: randomUUID() });
  await turn(true);
  await sell();
  expect([await bonusesOf(s, buyer), await bonusesOf(s, inviter)]).toEqual([["20.00 UAH"], ["50.00 UAH"]]);
});

test("promotional rewards end when the programme says", async () => {
  const ends = (side: "referral" | "referrer", value: string) => ({
    [`${side}_reward_type`]: "promotional-bonuses",
    [`${side}_promo_expire_type`]: "day",
    [`${side}_promo_expire_value`]: value,
  });
  const { s, inviter, buyer } = await invited({ ...both, ...ends("referral", "3"), ...ends("referrer", "10") });
  await s.sell({ items: [{ code: "A", quantity: "2" }], customer_id: buyer });
  const today = Temporal.Instant.fromEpochMilliseconds(server.clock.now().getTime()).toZonedDateTimeISO("Europe/Kyiv");
  const last = (days: number) => today.toPlainDate().add({ days }).toString();
  const expiring = async (userId: string) => {
    const { items } = await s.w.owner.request(calls.customers.bonusesAsOf, { path: { userId } });
    return JSON.stringify(items);
  };
  expect(await expiring(buyer)).toContain(last(3));
  expect(await expiring(inviter)).toContain(last(10));
});

test("customers who invite have their own texts and logo, in the reader's language", async () => {
  const { s, inviter } = await invited({
    ...both,
    referrer_title: { en: "Bring a friend", uk: "Приведіть друга" },
    referrer_description: { en: "Both of you get bonuses." },
  });
  const path = { loyaltyId: s.w.loyaltyId };
  const { referrer_logo } = await s.w.owner.request(calls.referralProgram.referrerLogo, {
    path,
    image: await picture("png"),
  });
  const { items } = await s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId: inviter } });
  const texts = { title: "Bring a friend", description: "Both of you get bonuses." };
  expect(items).toMatchObject([{ ...texts, logo: referrer_logo }]);
});
