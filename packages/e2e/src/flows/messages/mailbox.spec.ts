import { calls } from "@patron/contract/routes";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { startMailServer } from "../../kit/mail-server.ts";
import { startMailbox } from "../../kit/mailbox.ts";
import { newPerson, type Person } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const outgoing = await startMailServer();
const box = await startMailbox();
let person: Person;

beforeAll(async () => {
  person = await newPerson("Kovalenko Mailbox");
  const body = { loyalty_id: person.loyaltyId, first_name: "Oksana", email: "oksana@example.com" };
  await person.request(calls.customers.add, { body });
});
afterAll(() => {
  outgoing.close();
  box.close();
});

const path = { messageType: "email" };
const settings = {
  ...{ kind: "smtp" as const, active: true, host: "127.0.0.1", port: outgoing.port, security: "none" as const },
  ...{ login: "shop", secret: "secret", sender: "shop@example.com" },
  ...{ incoming_host: "127.0.0.1", incoming_port: box.port, incoming_security: "none" as const },
};
/** Settings that are saved again have the mailbox read at once. */
const read = () => person.request(calls.messages.changeProvider, { path, body: settings });

test("an e-mail of a customer appears under Messages, is answered there, and both stay one thread", async () => {
  await read();
  const checked = async () => (await person.request(calls.messages.provider, { path })).mailbox_checked_dt;
  await expect.poll(checked).not.toBeNull();
  box.deliver(
    [
      "From: Oksana <oksana@example.com>",
      "To: shop@example.com",
      "Subject: Sunday",
      "Message-ID: <sunday-1@example.com>",
      "Content-Type: text/plain; charset=utf-8",
      "",
      "When are you open on Sunday?",
      "",
      "On Monday the shop wrote:",
      "> Coffee is on us.",
      "",
    ].join("\n"),
  );
  await read();
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/messages?incoming=true");
  const row = page.getByRole("row", { name: /When are you open on Sunday/ });
  await expect
    .poll(async () => {
      await page.reload();
      await page.getByRole("heading", { name: "Messages", level: 1 }).waitFor();
      return (await person.request(calls.messages.list, { query: { incoming: true } })).items.length;
    })
    .toBe(1);
  await page.reload();
  await row.getByText("When are you open").click();
  const drawer = page.getByRole("dialog");
  await drawer.getByText("Sunday", { exact: true }).waitFor();
  expect(await drawer.getByText("Coffee is on us").count()).toBe(0);
  await drawer.getByRole("textbox", { name: "Reply" }).fill("From nine to six.");
  await drawer.getByText("Goes by E-mail to the same address.").waitFor();
  await drawer.getByRole("button", { name: "Send reply" }).click();
  await page.getByText("Your reply goes out.").waitFor();
  await expect.poll(() => outgoing.mails.length).toBe(1);
  const [reply] = outgoing.mails;
  expect(reply).toMatch(/^To: oksana@example\.com$/m);
  expect(reply).toMatch(/^Subject: Re: Sunday$/m);
  expect(reply).toMatch(/^In-Reply-To: <sunday-1@example\.com>$/m);
  expect(reply).toContain("From nine to six.");

  await page.goto("/messages?incoming=false");
  await page.getByText("From nine to six.").click();
  await drawer.getByText("In reply to").waitFor();
  await drawer.getByText("When are you open on Sunday?").waitFor();
});
