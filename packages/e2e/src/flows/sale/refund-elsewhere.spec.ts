import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill, addTill } from "../../kit/till.ts";
import { choose, save } from "../../pages/form.ts";
import { openLatest, uah } from "../../pages/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Ostap Returns");
const { request, loyaltyId } = person;
const { sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till A" });
await addTill(person, { pos: "Volodymyrska 2", till: "Till B" });
const prices = [{ currency: "UAH", price: "100.00" }];
await request(calls.goods.add, { body: { code: "honey", title: "Honey", loyalty_ids: [loyaltyId], prices } });

async function sold() {
  const body = { items: [{ code: "honey", quantity: "2" }], payments: [{ payment_type: "cash" as const }] };
  const { transaction } = await sell(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });
  const { receipt_url } = await request(calls.transactions.get, { path: { transactionId: transaction.id } });
  return { number: transaction.number, receipt_url };
}

test("what one till sold is refunded at another by the code on its receipt, once the programme allows it", async () => {
  const { number, receipt_url } = await sold();
  const { context, page, complaints } = await open();
  await person.enter(context);
  const scan = async () => {
    await page.goto("/register");
    const enter = page.getByRole("button", { name: "Open Till B" });
    await enter
      .or(page.getByRole("region", { name: "Items" }))
      .first()
      .waitFor();
    if (await enter.isVisible()) await enter.click();
    await page.getByRole("region", { name: "Items" }).getByRole("button", { name: "Honey" }).waitFor();
    await page.keyboard.type(receipt_url);
    await page.keyboard.press("Enter");
    return page.getByRole("dialog", { name: "Scanned receipt" });
  };
  complaints.expect(/422/);
  await (await scan()).getByText("This sale was made at another till.").waitFor();

  await page.goto(`/loyalties/${loyaltyId}?tab=access`);
  await choose(page, "Tills that may refund a sale", "All tills of the programme");
  await save(page);

  const scanned = await scan();
  await scanned.getByText("Till A · Khreshchatyk 1").waitFor();
  expect(await scanned.getByRole("button", { name: "Cancel" }).count()).toBe(0);
  await scanned.getByRole("button", { name: "Refund" }).click();
  await scanned.getByRole("textbox", { name: "Honey" }).fill("1");
  const confirm = scanned.getByRole("button", { name: uah("100.00") });
  await confirm.waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await confirm.click();
  await scanned.getByText(`Sale No. ${number}`).waitFor();
  await page.keyboard.press("Escape");
  await scanned.waitFor({ state: "detached" });

  const latest = await openLatest(page);
  const row = latest.getByRole("listitem").filter({ hasText: /^Refund No\. 1/ });
  await row.getByText(uah("100.00")).waitFor();
  const { items } = await request(calls.transactions.list, { query: { transaction_type: "refund" } });
  expect(items).toMatchObject([{ terminal: { title: "Till B" }, pos: { title: "Volodymyrska 2" } }]);
});
