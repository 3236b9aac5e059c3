import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Templates");
const { loyaltyId } = person;
const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token" };
await person.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}
const stored = async (code: string) => {
  const { messages } = await person.request(calls.messageTemplates.get, { path: { loyaltyId } });
  return messages.find((one) => one.message_code === code);
};

describe("the messages of a programme", () => {
  test("are found in its tab, switched on, written with values by click, and sent to a new member", async () => {
    const { page } = await enter(`/loyalties/${loyaltyId}?tab=messages`);
    await page.getByRole("link", { name: "Welcome" }).click();
    await page.getByRole("heading", { name: "Welcome", level: 1 }).waitFor();
    await page.getByRole("switch", { name: /Active/ }).click();
    await page.getByRole("combobox", { name: /Channels/ }).click();
    await page.getByRole("option", { name: "SMS" }).click();
    await page.keyboard.press("Escape");
    const text = page.getByRole("textbox", { name: "Text" });
    await text.fill("Dear , thank you for joining us.");
    await text.press("Home");
    for (let step = 0; step < 5; step++) await page.keyboard.press("ArrowRight");
    await page.getByRole("button", { name: "First name of the customer" }).click();
    await expect.poll(() => text.inputValue()).toBe("Dear {customer_name}, thank you for joining us.");
    await page.getByText("Dear Olena, thank you for joining us.").waitFor();
    await page.getByText("37 characters · SMS parts: 1").waitFor();
    await page.keyboard.press("Control+s");
    await expect.poll(async () => (await stored("welcome"))?.active).toBe(true);
    expect(await stored("welcome")).toMatchObject({
      channels: ["sms"],
      texts: { en: "Dear {customer_name}, thank you for joining us." },
    });

    const member = { loyalty_id: loyaltyId, first_name: "Oksana", phone: "+380671112233", language: "en" as const };
    await person.request(calls.customers.add, { body: member });
    await page.goto("/messages");
    await page
      .getByRole("row", { name: /Oksana/ })
      .getByText("Dear Oksana, thank you for joining us.")
      .waitFor();
  });

  test("are shown with a real customer's data, and in each language until their text is changed", async () => {
    const member = { loyalty_id: loyaltyId, first_name: "Taras", phone: "+380671112244" };
    const { id: customer_id } = await person.request(calls.customers.add, { body: member });
    const body = { loyalty_id: loyaltyId, customer_id, currency: "UAH", amount: "77.50" };
    await person.request(calls.transactions.addBonuses, { body });
    const { page, complaints } = await enter(`/loyalties/${loyaltyId}/messages/bonuses-added`);
    complaints.expect(/404/);
    const customer = page.getByRole("textbox", { name: /^Customer/ });
    await customer.fill("+380671112244");
    await customer.press("Enter");
    await page.getByText(/Balance: 77\.50\./).waitFor();
    await page.getByRole("combobox", { name: "Language" }).click();
    await page.getByRole("option", { name: "Українська" }).click();
    await page.getByText(/Баланс: 77,50\./).waitFor();
    await page.getByText(/SMS parts: 1/).waitFor();
    await customer.fill("+380679999999");
    await customer.press("Enter");
    await page.getByText("No customer has this phone number").waitFor();
    await expect.poll(() => page.getByText(/Баланс: 77,50\./).count()).toBe(0);
  });

  test("name a value that they do not have, and keep what was written", async () => {
    const { page, complaints } = await enter(`/loyalties/${loyaltyId}/messages/discount-given`);
    complaints.expect(/422/);
    const text = page.getByRole("textbox", { name: "Text" });
    await text.fill("Your code is {pin}");
    await page.getByText("This message has no value {pin}. Insert values by clicking them.").waitFor();
    await page.keyboard.press("Control+s");
    await page.getByText("The text has a value in braces that this message does not know.").waitFor();
    expect(await text.inputValue()).toBe("Your code is {pin}");
    await page.getByRole("button", { name: "Use the default text" }).click();
    await expect.poll(() => text.inputValue()).toContain("your discount: {discount}");
  });

  test("are sent to oneself as a test, which tells what became of it", async () => {
    const { page, complaints } = await enter(`/loyalties/${loyaltyId}/messages/welcome`);
    complaints.expect(/422/);
    await page.getByRole("combobox", { name: "Test" }).click();
    await page.getByRole("option", { name: "SMS" }).click();
    await page.getByRole("button", { name: "Send test to me" }).click();
    await page.getByText("Your profile has no address for this channel.").first().waitFor();
    await person.request(calls.businessUser.changeProfile, { body: { phone: "+380501234567" } });
    await page.getByRole("button", { name: "Send test to me" }).click();
    const tests = async () => (await person.request(calls.messages.list, { query: { src_type: "test" } })).items;
    await expect.poll(tests).toMatchObject([{ recipient: "+380501234567", message_type: "sms" }]);
    await page.getByText(/^(Sending …|Sent|Failed)$/).waitFor();
  });
});
