import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Messages");

async function enter(address: string) {
  const window = await open();
  await person.enter(window.context);
  await window.page.goto(address);
  return window;
}

describe("messages", () => {
  test("a service is entered, tested, and says in words what went wrong", async () => {
    const { page, complaints } = await enter("/business/settings/messages?channel=email");
    complaints.expect(/422/);
    await page.getByRole("switch", { name: /Active/ }).click();
    await page.keyboard.press("Control+s");
    await page.getByText("The service does not work without this.").waitFor();
    // Nothing listens there.
    await page.getByRole("textbox", { name: /Mail server/ }).fill("127.0.0.1");
    await page.getByRole("textbox", { name: /Sender/ }).fill("shop@example.com");
    await page.getByRole("textbox", { name: "Password" }).fill("secret-1");
    await page.keyboard.press("Control+s");
    await page.getByText("Stored. Leave empty to keep it.").waitFor();

    await page.getByRole("textbox", { name: /Phone number or e-mail/ }).fill("me@example.com");
    await page.getByRole("button", { name: "Send test" }).click();
    await page.getByText("The service did not answer. Check the address, or try again later.").first().waitFor();
  });

  test("a webhook's secret is created here and shown once", async () => {
    const { page } = await enter("/business/settings/messages?channel=external-system");
    await page.getByRole("textbox", { name: /Web address/ }).fill("https://shop.example/hook");
    await page.getByRole("button", { name: "Create secret" }).click();
    await page.getByText(/^whsec_/).waitFor();
    await page.getByRole("switch", { name: /Active/ }).click();
    await page.keyboard.press("Control+s");
    await page.getByText("A secret is stored.").waitFor();
    expect(await page.getByText(/^whsec_/).count()).toBe(0);
  });

  test("customers chosen in their list get a message once its sender has seen the cost, and it can be stopped", async () => {
    const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token", part_price: "0.80" };
    await person.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });
    for (const [first_name, phone] of [
      ["Oksana", "+380671112233"],
      ["Petro", "+380671112244"],
      ["Iryna", "+380671112255"],
    ]) {
      const body = { loyalty_id: person.loyaltyId, first_name, phone };
      const { id } = await person.request(calls.customers.add, { body });
      const answers = [{ message_type: "sms" as const, agreed: true }];
      await person.request(calls.messageConsents.give, { body: { user_id: id, answers, source: "in-person" } });
    }
    const { page } = await enter("/customers");
    for (const name of ["Oksana", "Petro"])
      await page
        .getByRole("row", { name: new RegExp(name) })
        .getByRole("checkbox")
        .click();
    await page.getByRole("button", { name: "Send a message" }).click();
    await page.getByText("2 customers chosen in the list").waitFor();
    await page.getByRole("textbox", { name: /^Text/ }).fill("Ten percent off all tyres until Sunday.");
    await page.getByRole("button", { name: "Review and send" }).click();
    await page.getByText("SMS: 2 customers, UAH 1.60.").waitFor();
    await page.getByRole("button", { name: "Send", exact: true }).click();

    await page.getByRole("heading", { name: "Ten percent off all tyres until Sunday." }).waitFor();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByRole("button", { name: "Resume" }).waitFor();
    await page.goto("/messages");
    await page
      .getByRole("row", { name: /Oksana/ })
      .getByText("Ten percent off")
      .click();
    await page.getByRole("dialog").getByText("+380671112233").waitFor();
  });

  test("one that reached nobody is sent again once the customer has a phone number", async () => {
    const other = await newPerson("Kovalenko Once More");
    const provider = { kind: "turbosms" as const, active: true, sender: "Shop", secret: "token" };
    await other.request(calls.messages.changeProvider, { path: { messageType: "sms" }, body: provider });
    await other.request(calls.business.changeSettings, { body: { message_consent_required: false } });
    const { loyaltyId: loyalty_id } = other;
    const names = { first_name: "Vira", external_id: "C-77" };
    const { id: userId } = await other.request(calls.customers.add, { body: { loyalty_id, ...names } });
    const text = { channels: ["sms" as const], texts: { en: "We open on Sunday." } };
    await other.request(calls.messages.send, { body: { loyalty_id, ...text } });
    const failed = async () => (await other.request(calls.messages.list, { query: { status: "error" } })).total;
    await expect.poll(failed).toBe(1);

    const { context, page } = await open();
    await other.enter(context);
    await page.goto("/messages");
    await page.getByRole("row", { name: /Vira/ }).getByText("We open on Sunday.").click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("button", { name: "Send again" }).waitFor();
    await other.request(calls.customers.change, { body: { user_id: userId, phone: "+380671112277" } });
    await drawer.getByRole("button", { name: "Send again" }).click();
    await page.getByText("The message goes out again.").waitFor();
    await drawer.getByText("+380671112277").waitFor();
    expect(await failed()).toBe(0);
  });
});
