import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startMailServer } from "../../kit/mail-server.ts";
import { newPerson, type Person } from "../../kit/person.ts";
import { addItems, addTill } from "../../kit/till.ts";
import { openPayment, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const mailServer = await startMailServer();
let person: Person;
beforeAll(async () => {
  person = await newPerson("Kalyna Market");
  const { till } = await addTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
  await person.request(calls.terminals.change, { path: { terminalId: till.id }, body: { language: "en" } });
  await addItems(person, [["honey", "Honey", "100.00"]]);
});
afterAll(() => mailServer.close());

test("a cashier sends a receipt by e-mail, sees that an address is refused, and sends it to the right one", async () => {
  const { context, page } = await open();
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till 1" }).click();
  const sell = async () => {
    await put(page, "Honey");
    const payment = await openPayment(page, "100.00");
    await payment.getByRole("button", { name: /^Pay/ }).click();
    const sold = page.getByRole("dialog", { name: "Sold" });
    await sold.getByRole("button", { name: "Print receipt" }).waitFor();
    return sold;
  };
  // Without a mail server there is nothing to press.
  const first = await sell();
  expect(await first.getByRole("button", { name: "E-mail receipt" }).count()).toBe(0);
  await first.getByRole("button", { name: "New sale" }).click();
  const mail = { sender: "shop@example.com", host: "127.0.0.1", port: mailServer.port, security: "none" as const };
  const body = { kind: "smtp" as const, active: true, ...mail };
  await person.request(calls.messages.changeProvider, { path: { messageType: "email" }, body });
  await page.reload();

  const sold = await sell();
  await sold.getByRole("button", { name: "E-mail receipt" }).click();
  const address = sold.getByRole("textbox", { name: "E-mail address" });
  const send = sold.getByRole("button", { name: "Send", exact: true });
  await address.fill("gone@example.com");
  await send.click();
  await sold.getByText("The mail server refused gone@example.com.").waitFor();
  await address.fill("olena@example.com");
  await send.click();
  await sold.getByText("Sent to olena@example.com.").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(mailServer.mails).toHaveLength(1);
  expect(mailServer.mails[0]).toContain("Receipt No. 2\r\n");

  await page.goto("/messages");
  await page.getByText("olena@example.com").first().waitFor();
});
