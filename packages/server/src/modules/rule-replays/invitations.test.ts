import { randomUUID } from "node:crypto";
import type { referralProgram, ruleReplays } from "@patron/contract";
import type { BodyOf } from "@patron/contract/kit";
import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type Shop, shop } from "../../../test/shop.ts";
import { threadOn } from "./fixture.ts";
import { runPiece } from "./run.ts";

const server = await startTestServer();
const threads = threadOn(server.pool);
const inDays = (count: number) =>
  new Date(server.clock.now().getTime() + count * 86_400_000).toISOString().slice(0, 10);

type Settings = BodyOf<typeof referralProgram.change>;
const deep: Settings = {
  ...{ active: true, min_purchase_amount: "20" },
  ...{
    referral_reward_type: "percent-of-purchase",
    referral_reward_value: "7",
    referral_grant_type: "on-first-purchase",
  },
  ...{
    referrer_reward_type: "percent-of-purchase",
    referrer_reward_value: "5",
    referrer_grant_type: "on-each-purchase",
  },
  levels: [{ level: 2, value: "1.5" }],
};
const flat: Settings = {
  ...{ active: true, min_purchase_amount: null, levels: [] },
  ...{ referrer_reward_type: "bonuses", referrer_reward_value: "3.33", reward_currency: "UAH" },
};
const rule = { title: "Draft", action_type: "discount-check-percent" as const, value: "12.5" };

const change = (s: Shop, body: Settings) =>
  s.w.owner.request(calls.referralProgram.change, { path: { loyaltyId: s.w.loyaltyId }, body });
async function join(s: Shop, inviter: string): Promise<string> {
  const { items } = await s.w.owner.request(calls.referralProgram.ofCustomer, { path: { userId: inviter } });
  const name = { user_id_value: randomUUID(), user_id_type: "external-id" as const, first_name: "Petro" };
  return (await s.till.request(calls.term.addCustomer, { body: { ...name, referral_code: items[0]?.code ?? "" } })).id;
}
/** A customer, whom they invited, and whom that one invited. */
async function chain(s: Shop) {
  const olena = await s.member();
  const petro = await join(s, olena);
  return [olena, petro, await join(s, petro)];
}

type Levels = Record<string, bigint>;
/** Sells the same in any shop; returns what invitations were rewarded with, by level. */
async function sellAll(s: Shop, [olena = "", petro = "", maria = ""]: string[]) {
  const levels: Levels = {};
  let last = "";
  for (let index = 0; index < 12; index += 1) {
    const customer_id = [maria, petro, maria, olena][index % 4] ?? null;
    const { check, transaction } = await s.sell({
      items: [
        { code: "A", quantity: String(1 + (index % 3)) },
        { code: "B", quantity: `${1 + (index % 5)}.5` },
      ],
      customer_id,
    });
    for (const { step, change: amount, params } of check.trace.entries)
      if (step === "referral-reward") levels[params.level ?? ""] = (levels[params.level ?? ""] ?? 0n) + minor(amount);
    last = transaction.id;
  }
  return { levels, last };
}
const minor = (text: string | null) => BigInt((text ?? "").replace(".", ""));

async function tried(s: Shop, draft: BodyOf<typeof ruleReplays.add>["draft"]) {
  const path = { loyaltyId: s.w.loyaltyId };
  const body = { draft, date_from: inDays(-7), date_to: inDays(1) };
  const { id } = await s.w.owner.request(calls.ruleReplays.add, { path, body });
  for (let time = 0; time < 3; time++)
    await runPiece({ pool: server.pool, clock: server.clock, threads }, s.w.businessId, id);
  const { result } = await s.w.owner.request(calls.ruleReplays.get, { path: { ...path, ruleReplayId: id } });
  const [found] = result?.currencies ?? [];
  const of = (when: "before" | "after"): Levels =>
    Object.fromEntries(
      (found?.invitations ?? []).flatMap((one) => (minor(one[when]) ? [[one.level, minor(one[when])]] : [])),
    );
  return { result, found, before: of("before"), after: of("after") };
}
const sumOf = (levels: Levels) => Object.values(levels).reduce((all, one) => all + one, 0n);

test("what a trial says invitations cost is what they cost when the rule is really there, by level", async () => {
  const past = await shop(server);
  await change(past, deep);
  const customers = await chain(past);
  const was = await sellAll(past, customers);
  expect(Object.keys(was.levels)).toEqual(["0", "1", "2"]);
  const trial = await tried(past, { kind: "rule", rule });
  expect(trial.before).toEqual(was.levels);

  const twin = await shop(server);
  await change(twin, deep);
  await twin.w.owner.request(calls.rules.add, { path: { loyaltyId: twin.w.loyaltyId }, body: rule });
  const really = await sellAll(twin, await chain(twin));
  expect(trial.after).toEqual(really.levels);
  expect(minor(trial.found?.after.invitations_amount ?? null)).toBe(sumOf(really.levels));
  expect(trial.after).not.toEqual(trial.before);
  // Olena pays less for her own purchases, and gets less for those of the people below her.
  expect(trial.result).toMatchObject({ winners_count: 3, losers_count: 0, unrewarded_count: 0 });

  // What a cancelled purchase earned is taken back, so the trial counts neither.
  await past.w.owner.request(
    calls.transactions.cancel,
    { body: { transaction_id: was.last } },
    { idempotencyKey: randomUUID() },
  );
  const olenaBought = await tried(past, { kind: "rule", rule });
  expect(olenaBought.result?.sales_count).toBe(11);
});

test("an inviter who buys nothing gains and loses by what others earn them", async () => {
  const s = await shop(server);
  await change(s, deep);
  const [olena = "", petro = ""] = await chain(s);
  await s.sell({ items: [{ code: "A", quantity: "10" }], customer_id: petro });
  const { result } = await tried(s, { kind: "rule", rule: { ...rule, value: "50" } });
  // Petro pays 50.00 less and gets 3.50 less, Olena gets 2.50 less.
  expect(result?.customers.map(({ customer, gain }) => [customer.id, gain])).toEqual([
    [petro, "46.50"],
    [olena, "-2.50"],
  ]);
  expect(result).toMatchObject({ winners_count: 1, losers_count: 1 });
});

test("a whole programme rewards invitations as it does now, and tells where nothing was stored", async () => {
  const past = await shop(server);
  await change(past, deep);
  const customers = await chain(past);
  await sellAll(past, customers);
  await change(past, flat);
  const trial = await tried(past, { kind: "programme" });

  const twin = await shop(server);
  await change(twin, { ...deep, ...flat });
  expect(trial.after).toEqual((await sellAll(twin, await chain(twin))).levels);
  expect(trial.result?.unrewarded_count).toBe(0);

  // A level that nobody was rewarded for then.
  const third = [...(deep.levels ?? []), { level: 3, value: "1" }];
  await change(past, { ...deep, levels: third });
  expect((await tried(past, { kind: "programme" })).result?.unrewarded_count).toBe(6);
  await change(past, { active: false });
  const off = await tried(past, { kind: "programme" });
  expect([off.after, off.result?.unrewarded_count]).toEqual([{}, 0]);
  await past.sell({ items: [{ code: "A", quantity: "3" }], customer_id: customers[2] ?? null });
  await change(past, { active: true });
  expect((await tried(past, { kind: "rule", rule })).result?.unrewarded_count).toBe(0);
  await change(past, { levels: [] });
  expect((await tried(past, { kind: "programme" })).result?.unrewarded_count).toBe(1);
});
