import { calls } from "@patron/contract/routes";
import { afterAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startMailServer } from "../../kit/mail-server.ts";
import { newPerson } from "../../kit/person.ts";
import { choose, save, switchOn } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const outgoing = await startMailServer();
const person = await newPerson("Kovalenko Categories");
afterAll(() => outgoing.close());

test("a customer who gets a category has a message, by the programme's channel or the category's own", async () => {
  const { request, loyaltyId } = person;
  const path = { loyaltyId };
  const smtp = { kind: "smtp" as const, host: "127.0.0.1", port: outgoing.port, security: "none" as const };
  const email = { ...smtp, active: true, login: "shop", secret: "secret", sender: "shop@example.com" };
  await request(calls.messages.changeProvider, { path: { messageType: "email" }, body: email });
  const sms = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token" };
  await request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: sms });
  // Without another channel it goes by SMS, and this customer has no phone number.
  const raised = { message_code: "category-raised" as const, active: true, channels: ["sms" as const] };
  await request(calls.messageTemplates.change, { path, body: { messages: [raised] } });
  const [silver, gold] = [
    await request(calls.cardCategories.add, { path, body: { title: "Silver", sort_order: 1 } }),
    await request(calls.cardCategories.add, { path, body: { title: "Gold", sort_order: 2 } }),
  ];
  const member = { loyalty_id: loyaltyId, first_name: "Oksana", email: "oksana@example.com", language: "en" as const };
  const customer = await request(calls.customers.add, { body: member });
  const assign = (category_id: string) =>
    request(calls.cardCategories.assign, { body: { loyalty_id: loyaltyId, category_id, user_ids: [customer.id] } });
  const sent = async () =>
    (await request(calls.messages.list, {})).items.map(({ message_type, subject }) => [message_type, subject]);
  const { page, context } = await open();
  await person.enter(context);

  await page.goto(`/loyalties/${loyaltyId}?tab=categories`);
  await choose(page, "Notification channel", "E-mail");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);
  await assign(silver.id);
  const [toSilver, toGold] = ["Your new category: Silver", "Your new category: Gold"];
  expect(await sent()).toEqual([["email", toSilver]]);

  await choose(page, "Notification channel", "SMS");
  await save(page);
  await page.goto(`/loyalties/${loyaltyId}/categories/${gold.id}`);
  await choose(page, "Notify the customer by", "E-mail");
  await page.keyboard.press("Escape");
  await save(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.reload();
  await page.getByText("E-mail", { exact: true }).first().waitFor();
  await assign(gold.id);
  const both = [
    ["email", toGold],
    ["email", toSilver],
  ];
  expect(await sent()).toEqual(both);

  // Who is not to be told of a higher category is told nothing, also by the category's own channel.
  await page.goto(`/loyalties/${loyaltyId}?tab=categories`);
  await switchOn(page, "Notify about a higher category");
  await save(page);
  await assign(silver.id);
  await assign(gold.id);
  expect(await sent()).toEqual(both);
  await context.close();
});
