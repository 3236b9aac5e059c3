import { randomUUID } from "node:crypto";
import type { messageTemplates } from "@patron/contract";
import type { BodyOf } from "@patron/contract/client";
import { LANGUAGES, MESSAGE_EVENTS, type MessageEvent } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { SegmentedMessage } from "sms-segments-calculator";
import { beforeEach, describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { type World, world } from "../../../test/world.ts";
import { defaultTexts, unknownValues } from "../message-templates/public.ts";
import { addProvider } from "./fixture.ts";
import { samplesIn } from "./template-samples.ts";

const server = await startTestServer();
const { change, get, groups, sendTest, test: preview, values } = calls.messageTemplates;

let w: World;
beforeEach(async () => {
  w = await world(server);
  await addProvider(w);
});
type Change = NonNullable<BodyOf<typeof messageTemplates.change>["messages"]>[number];
const path = () => ({ loyaltyId: w.loyaltyId });
const set = (...messages: Change[]) => w.owner.request(change, { path: path(), body: { messages } });
const on = (message_code: MessageEvent, more: Partial<Change> = {}) =>
  set({ message_code, active: true, channels: ["sms"], ...more });
const found = async (message_code: MessageEvent) =>
  (await w.owner.request(get, { path: path() })).messages.find((one) => one.message_code === message_code);
type Draft = BodyOf<typeof messageTemplates.test>;
const shown = (body: Draft) => w.owner.request(preview, { path: path(), body });

describe("the messages of a programme", () => {
  test("are all off until one is switched on, and say something in every language", async () => {
    const { messages, version } = await w.owner.request(get, { path: path() });
    expect(version).toBe(0);
    expect(messages.map((one) => one.message_code)).toEqual(MESSAGE_EVENTS);
    for (const one of messages) {
      expect(one).toMatchObject({ active: false, channels: [], next_after_minutes: 10, subjects: {}, texts: {} });
      expect(Object.keys(one.default_texts)).toEqual(expect.arrayContaining([...LANGUAGES]));
    }
    const { items } = await w.owner.request(groups, { path: path() });
    expect(items.flatMap((one) => one.message_codes)).toEqual(MESSAGE_EVENTS);
    const known = await w.owner.request(values, { path: path() });
    expect(known.items.find(({ value }) => value === "customer_name")?.message_codes).toEqual(MESSAGE_EVENTS);
  });

  test("change one by one: what is not named stays", async () => {
    await on("welcome", { texts: { en: "Hello {customer_name}" }, next_after_minutes: 5 });
    const after = await set({ message_code: "bonuses-added", texts: { uk: "Бонуси: {bonuses_added}" } });
    expect(after.version).toBe(2);
    await set({ message_code: "welcome", texts: { en: "Good day" } });
    expect(await found("welcome")).toMatchObject({
      ...{ active: true, channels: ["sms"], next_after_minutes: 5, texts: { en: "Good day" } },
    });
    expect(await found("bonuses-added")).toMatchObject({ active: false, texts: { uk: "Бонуси: {bonuses_added}" } });
    const entity_id = `${w.loyaltyId}.welcome`;
    const { items } = await w.owner.request(calls.audit.list, { query: { entity_id } });
    expect(items.map(({ entity_type }) => entity_type)).toEqual(["message_template", "message_template"]);
    const texts = { field: "texts", before: { en: "Hello {customer_name}" }, after: { en: "Good day" } };
    expect(items[0]?.changes).toEqual([texts]);
  });

  test("refuse values that they do not have, and tell which; nothing is stored", async () => {
    const refused = on("welcome", { texts: { en: "Balance: {bonuses_balance} {}", uk: "Вітаємо" } });
    await expect(refused).rejects.toMatchObject({
      code: "message_template.unknown_value",
      details: { message_code: "welcome", language: "en", unknown_values: ["bonuses_balance", ""] },
    });
    await expect(set({ message_code: "welcome", subjects: { de: "{pin}" } })).rejects.toMatchObject({
      code: "message_template.unknown_value",
    });
    expect((await w.owner.request(get, { path: path() })).version).toBe(0);
  });

  test("have days before the end only where something ends", async () => {
    expect(await found("bonuses-expiring")).toMatchObject({ days_before: 3 });
    await set({ message_code: "bonuses-expiring", days_before: 7 });
    expect(await found("bonuses-expiring")).toMatchObject({ days_before: 7 });
    for (const wrong of [
      { message_code: "welcome" as const, days_before: 7 },
      { message_code: "bonuses-expiring" as const, days_before: null },
    ])
      await expect(set(wrong)).rejects.toMatchObject({ code: "request.malformed" });
  });

  test("need a channel that a service delivers once they are on", async () => {
    await expect(on("welcome", { channels: [] })).rejects.toMatchObject({ code: "message_template.without_channel" });
    await expect(on("welcome", { channels: ["sms", "viber"] })).rejects.toMatchObject({
      code: "message_provider.none",
    });
    await set({ message_code: "welcome", channels: ["viber"] });
    expect(await found("welcome")).toMatchObject({ active: false, channels: ["viber"] });
  });

  test("of a programme that does not exist are not found, and an old version is refused", async () => {
    const gone = { loyaltyId: randomUUID() };
    const body = { messages: [{ message_code: "welcome" as const, active: false }] };
    const test_ = { message_code: "welcome" as const, language: "en" as const };
    for (const refused of [
      () => w.owner.request(get, { path: gone }),
      () => w.owner.request(change, { path: gone, body }),
      () => w.owner.request(groups, { path: gone }),
      () => w.owner.request(values, { path: gone }),
      () => w.owner.request(preview, { path: gone, body: test_ }),
      () => w.owner.request(sendTest, { path: gone, body: { ...test_, message_type: "sms" } }),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "loyalty.not_found" });
    await on("welcome");
    const stale = w.owner.request(change, { path: path(), body }, { version: 0 });
    await expect(stale).rejects.toMatchObject({ code: "conflict.stale" });
  });
});

describe("default texts", () => {
  test.each(MESSAGE_EVENTS)(
    "of %s name only values of their message, and fit one SMS of the small alphabet where the language has it",
    (event) => {
      const now = new Date("2026-11-25T12:00:00Z");
      for (const language of LANGUAGES) {
        const { subject, text } = defaultTexts[event][language];
        expect(unknownValues(event, `${subject} ${text}`)).toEqual([]);
        const samples: Record<string, string> = samplesIn(language, { currency: "EUR", now });
        const sms = new SegmentedMessage(text.replace(/\{(\w+)\}/g, (_, name: string) => samples[name] ?? ""));
        const cyrillic = language === "uk" || language === "ru";
        expect([language, sms.encodingName]).toEqual([language, cyrillic ? "UCS-2" : "GSM-7"]);
        expect(sms.segmentsCount).toBeLessThanOrEqual(cyrillic ? 2 : 1);
      }
    },
  );
});

describe("a preview", () => {
  test("shows sample data, the signature and the parts of the SMS", async () => {
    const body = { message_signature: { en: "Your Kalyna" } };
    await w.owner.request(calls.loyalty.changeSettings, { path: path(), body });
    const text = "Dear {customer_name}, your balance is {bonuses_balance}.";
    expect(await shown({ message_code: "bonuses-added", language: "en", subject: "Bonuses", text })).toEqual({
      subject: "Bonuses",
      text: "Dear Olena, your balance is 140.\nYour Kalyna",
      ...{ length: 44, encoding: "gsm-7", parts: 1, unknown_values: [] },
    });
    const long = await shown({ message_code: "welcome", language: "uk", text: "ї".repeat(71) });
    expect(long).toMatchObject({ length: 71, encoding: "ucs-2", parts: 2 });
    const small = await shown({ message_code: "welcome", language: "en", text: "x".repeat(149) });
    expect(small).toMatchObject({ length: 161, encoding: "gsm-7", parts: 2 });
  });

  test("shows what is stored if nothing is written, and names unknown values", async () => {
    await set({ message_code: "welcome", texts: { en: "Hello" } });
    expect((await shown({ message_code: "welcome", language: "en" })).text).toBe("Hello");
    expect((await shown({ message_code: "welcome", language: "de" })).text).toContain("Willkommen!");
    const wrong = await shown({ message_code: "welcome", language: "en", text: "{name} {pin} {name}" });
    expect(wrong).toMatchObject({ text: "{name} {pin} {name}", unknown_values: ["name", "pin"] });
  });

  test("shows the data of a real customer", async () => {
    const customer = await w.make.customer({ first_name: "Taras", phone: "+380671112233" });
    const bonuses = { loyalty_id: w.loyaltyId, customer_id: customer.id, currency: "UAH", amount: "7.50" };
    await w.owner.request(calls.transactions.addBonuses, { body: bonuses });
    const text = "{customer_name} {customer_phone} {bonuses_balance} {loyalty_title}";
    const { title } = await w.owner.request(calls.loyalty.get, { path: path() });
    const draft = { message_code: "bonuses-added" as const, language: "de" as const, text };
    const real = await shown({ ...draft, user_id_value: "067 111 22 33", user_id_type: "phone" });
    expect(real.text).toBe(`Taras +380671112233 7,50 ${title}`);
    const named = { public_title: { de: "Goldkunde" }, public_description: { de: "Immer 5 % günstiger" } };
    const gold = await w.make.cardCategory({ title: "Gold", ...named });
    const assign = { loyalty_id: w.loyaltyId, category_id: gold.id, user_ids: [customer.id] };
    await w.owner.request(calls.cardCategories.assign, { body: assign });
    const { id } = await w.make.specialAccount({ title: "Deposit" });
    await w.make.refill(await w.make.customerAccount(customer.id, id), "30");
    const of = { language: "de" as const, user_id_value: "+380671112233" };
    expect((await shown({ message_code: "category-raised", ...of })).text).toContain("Kategorie: Goldkunde.");
    const gains = { message_code: "category-lowered" as const, text: "{category_title}: {category_benefits}" };
    expect((await shown({ ...gains, ...of })).text).toBe("Goldkunde: Immer 5 % günstiger");
    expect((await shown({ message_code: "account-low", ...of })).text).toContain("auf Deposit sind noch 30,00 UAH.");
    const nobody = { ...draft, user_id_value: "+380679999999" };
    await expect(shown(nobody)).rejects.toMatchObject({ code: "customer.not_found" });
    const malformed = { ...draft, user_id_value: "x", user_id_type: "phone" as const };
    await expect(shown(malformed)).rejects.toMatchObject({ code: "customer.id_invalid" });
  });
});

describe("a test", () => {
  const draft = { message_code: "welcome" as const, language: "en" as const, text: "Hello {customer_name}" };
  const send = (body: BodyOf<typeof messageTemplates.sendTest>) => w.owner.request(sendTest, { path: path(), body });

  test("goes to the caller's own address and to nobody else", async () => {
    await addProvider(w, { kind: "smtp", host: "mail.example", sender: "a@b.example" }, "email");
    const sent = await send({ ...draft, subject: "To {customer_name}", message_type: "email" });
    expect(sent).toMatchObject({
      ...{ src_type: "test", message_type: "email", recipient: w.login, status: "wait", customer: null },
      ...{ subject: "To Olena", text: "Hello Olena" },
    });
    await expect(send({ ...draft, message_type: "sms" })).rejects.toMatchObject({
      code: "message_template.no_address",
    });
    await w.owner.request(calls.businessUser.changeProfile, { body: { phone: "+380501234567" } });
    expect(await send({ ...draft, message_type: "sms" })).toMatchObject({ recipient: "+380501234567" });
  });

  test("is refused with unknown values, an unknown customer or a channel without a service", async () => {
    const refused = (more: Partial<Draft> & { message_type?: "sms" | "viber" }) =>
      expect(send({ ...draft, message_type: "sms", ...more })).rejects;
    await refused({ text: "{x}" }).toMatchObject({ code: "message_template.unknown_value" });
    await refused({ message_type: "viber" }).toMatchObject({ code: "message_provider.none" });
    await refused({ user_id_value: "nobody" }).toMatchObject({ code: "customer.not_found" });
    await refused({ user_id_value: "x", user_id_type: "phone" }).toMatchObject({ code: "customer.id_invalid" });
  });
});
