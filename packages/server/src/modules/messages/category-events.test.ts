import { calls } from "@patron/contract/routes";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { examples, type Shop, shop } from "../../../test/shop.ts";
import { addCategoryRule, checkCategories } from "../card-categories/fixture.ts";
import { addProvider, switchOn, textsIn } from "./fixture.ts";

const server = await startTestServer();

let s: Shop;
let numbers = 0;
let silver: string;
let gold: string;
beforeEach(async () => {
  s = await shop(server);
  await addProvider(s.w);
  silver = (await s.w.make.cardCategory({ title: "Silver", sort_order: 1, public_title: { uk: "Срібна" } })).id;
  gold = (await s.w.make.cardCategory({ title: "Gold", sort_order: 2 })).id;
});
async function member(more: object = {}) {
  numbers += 1;
  return (await s.w.make.customer({ phone: `+38093${String(1_000_000 + numbers)}`, language: "uk", ...more })).id;
}
const assign = (user_ids: string[], category_id: string | null) =>
  s.w.owner.request(calls.cardCategories.assign, { body: { loyalty_id: s.w.loyaltyId, category_id, user_ids } });
const texts = async () => (await textsIn(s.w)).map((text) => text.slice(text.indexOf(": ") + 2));
const settings = (body: object) =>
  s.w.owner.request(calls.cardCategories.changeSettings, { path: { loyaltyId: s.w.loyaltyId }, body });
const both = ["category-raised", "category-lowered"] as const;

describe("a change of category is told", () => {
  test("by hand: up, down, and to several at once; not when it stays or goes", async () => {
    const [one, two] = [await member(), await member({ language: "en" })];
    await assign([one], gold);
    await switchOn(s.w, both);
    await assign([one, two], silver);
    await assign([one, two], silver);
    await assign([one], null);
    expect((await texts()).toSorted()).toEqual([
      "congratulations! Your new category: Silver.",
      "тепер ваша категорія: Срібна.",
    ]);
  });

  test("by the sale that reaches it, and when that is cancelled", async () => {
    await addCategoryRule(s.w, { title: "To silver", category_to: silver, threshold_from: "20" });
    await switchOn(s.w, both);
    const customer_id = await member();
    const { transaction } = await s.sell({ items: examples, customer_id });
    expect(await texts()).toEqual(["вітаємо! Ваша нова категорія: Срібна."]);
    await s.w.owner.request(calls.transactions.cancel, { body: { transaction_id: transaction.id, reason: "x" } });
    // There was no category before.
    expect(await texts()).toHaveLength(1);
  });

  test("at night, raised and lowered, with the benefits of the category, in the morning of the programme", async () => {
    const path = { loyaltyId: s.w.loyaltyId };
    await settings({ auto_assign_active: true });
    const rule = { period: "three-months" as const, apply: "daily" as const };
    await addCategoryRule(s.w, { ...rule, category_to: gold, threshold_from: "20", sort_order: 1 });
    const lowers = { ...rule, category_from: gold, category_to: silver, threshold_from: "0", threshold_to: "19.99" };
    await addCategoryRule(s.w, { ...lowers, sort_order: 2 });
    const benefits = { public_description: { uk: "Знижка 5 %" } };
    const at = { path: { ...path, categoryId: gold } };
    await s.w.owner.request(calls.cardCategories.change, { ...at, body: benefits });
    await switchOn(s.w, both, { texts: { uk: "{category_title}: {category_benefits}" } });
    await s.sell({ items: examples, customer_id: await member() });
    const tomorrow = Temporal.Now.zonedDateTimeISO("Europe/Kyiv").toPlainDate().add({ days: 1 });
    const hourOf = (days: number, hour: number) =>
      tomorrow.add({ days }).toZonedDateTime({ timeZone: "Europe/Kyiv", plainTime: { hour } }).toInstant();
    for (const days of [0, 100]) await checkCategories(s.w, new Date(hourOf(days, 4).epochMilliseconds));
    const { items } = await s.w.owner.request(calls.messages.list, {});
    expect(items.toReversed().map(({ text, due_dt }) => [text, due_dt])).toEqual([
      ["Gold: Знижка 5 %", new Date(hourOf(0, 9).epochMilliseconds).toISOString()],
      ["Срібна: ", new Date(hourOf(100, 9).epochMilliseconds).toISOString()],
    ]);
  });

  test("only up or down, and by other channels, if the settings of categories say so", async () => {
    await addProvider(s.w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    await switchOn(s.w, both);
    const id = await member({ email: "oksana@example.com", language: "en" });
    await settings({ notify_lower: false, notification_channel: "email" });
    await assign([id], gold);
    await assign([id], silver);
    await settings({ notify_raise: false, notify_lower: true, notification_channel: "push" });
    await assign([id], gold);
    await assign([id], silver);
    const path = { loyaltyId: s.w.loyaltyId, categoryId: silver };
    await s.w.owner.request(calls.cardCategories.change, { path, body: { notify_on_assign: ["smart"] } });
    await assign([id], gold);
    await assign([id], silver);
    const { items } = await s.w.owner.request(calls.messages.list, {});
    expect(items.toReversed().map(({ message_type, subject, text }) => [message_type, subject, text])).toEqual([
      ["email", "Your new category: Gold", expect.stringContaining("congratulations!")],
      ["sms", null, expect.stringContaining("your category is now Silver.")],
    ]);
  });
});
