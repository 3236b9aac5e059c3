import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";
import { latestCheck, openLatest, pay, put } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kovalenko Recent");
const { request, loyaltyId } = person;
const customer = await request(calls.customers.add, { body: { loyalty_id: loyaltyId, external_id: "R-1" } });
await request(calls.goods.add, { body: { title: "Tea", code: "tea", prices: [{ currency: "UAH", price: "50" }] } });
const { sell: sells } = await addSellingTill(person, { pos: "Sofiivska 2", till: "Till" });
const once = () => ({ idempotencyKey: crypto.randomUUID() });

test("a customer's recent sales are shown behind any number of later bonus adjustments, reserved ones among them", async () => {
  const body = { items: [{ code: "tea", quantity: "1" }], customer_id: customer.id };
  await sells(calls.term.sale, { body }, once());
  const reserved = await sells(
    calls.term.reserve,
    { body: { ...body, items: [{ code: "tea", quantity: "2" }] } },
    once(),
  );
  await sells(calls.term.finalize, { body: { transaction_id: reserved.transaction.id } }, once());
  for (let count = 0; count < 30; count++) {
    const bonuses = { loyalty_id: loyaltyId, customer_id: customer.id, currency: "UAH", amount: "1", comment: "Sorry" };
    await request(calls.transactions.addBonuses, { body: bonuses }, once());
  }

  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/customers/${customer.id}`);
  const sales = page.getByRole("list", { name: "Recent sales" }).getByRole("listitem");
  await expect.poll(() => sales.count()).toBe(2);
  expect(await sales.allInnerTexts()).toEqual([expect.stringMatching(/100\.00/), expect.stringMatching(/50\.00/)]);
});

test("recent sales of a till follow what is sold and cancelled elsewhere, and never show an earlier list", async () => {
  const { page, context } = await open();
  await person.enter(context);
  await page.goto("/register");
  await page.getByRole("button", { name: "Open Till" }).click();
  await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Tea" }).waitFor();
  const body = { items: [{ code: "tea", quantity: "3" }] };
  const { transaction: third } = await sells(calls.term.sale, { body }, once());
  const latest = await openLatest(page);
  await latestCheck(page, third.number).waitFor();
  const { transaction: fourth } = await sells(calls.term.sale, { body }, once());
  await latestCheck(page, fourth.number).getByText("Completed").waitFor();
  await request(calls.transactions.cancel, { body: { transaction_id: fourth.id } });
  await latestCheck(page, fourth.number).getByText("Cancelled").waitFor();
  await page.keyboard.press("Escape");
  await latest.waitFor({ state: "detached" });

  await put(page, "Tea");
  const fifth = String(Number(fourth.number) + 1);
  await pay(page, "50.00", fifth);
  const release = await holdReads(page, /\/term\/checks$/);
  const reading = page.waitForRequest(/\/term\/checks$/);
  await openLatest(page);
  await reading;
  expect(await latest.getByRole("listitem").count()).toBe(0);
  release();
  await latestCheck(page, fifth).waitFor();
});
