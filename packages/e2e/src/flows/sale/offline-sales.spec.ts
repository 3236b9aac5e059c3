import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { withoutFilePicker } from "../../kit/downloads.ts";
import { openAddress } from "../../kit/loading.ts";
import { offlineTill } from "../../kit/offline-till.ts";
import { newPerson } from "../../kit/person.ts";
import { addSellingTill } from "../../kit/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Ostap Offline");
const { request, loyaltyId } = person;
const { sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till 1" });
const bread = await request(calls.goods.add, {
  body: { code: "bread", title: "Bread", loyalty_ids: [loyaltyId], prices: [{ currency: "UAH", price: "40.25" }] },
});

test("a manager sees what a till could not know of its offline sales, finds what to do, and settles it", async () => {
  const till = await offlineTill(sell);
  await till.send(await till.sold("bread"));
  const late = await till.sold("bread");
  const body = { prices: [{ currency: "UAH", price: "45.00" }] };
  await request(calls.goods.change, { path: { goodsId: bread.id }, body });
  await till.send(late);
  await till.send(await till.sold("bread", { amount_to_pay: "1.00" }));

  const { context, page } = await open();
  await person.enter(context);
  await openAddress(page, "/offline-sales");
  await page
    .getByRole("row")
    .filter({ hasText: `${till.prefix}-1` })
    .getByText("Booked")
    .waitFor();
  const changed = page.getByRole("row").filter({ hasText: "Price changed" });
  await changed.getByText("To settle").waitFor();
  await page.getByRole("row").filter({ hasText: "Amounts do not agree" }).getByText("Not booked").waitFor();
  expect(await violationsOn(page)).toEqual([]);

  await changed.getByRole("link").first().click();
  await page.getByRole("heading", { name: `Offline sale ${till.prefix}-2` }).waitFor();
  await page.getByText(/would have come to UAH\s?45\.00/).waitFor();
  await page.getByRole("listitem").filter({ hasText: "Bread" }).waitFor();
  const comment = page.getByRole("textbox", { name: "Comment" });
  await page.getByRole("button", { name: "Mark as settled" }).click();
  await expect.poll(() => comment.getAttribute("aria-invalid")).toBe("true");
  await comment.fill("The customer keeps the lower price");
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Mark as settled" }).click();
  await page.getByText("Settled", { exact: true }).first().waitFor();
  await page.getByText("The customer keeps the lower price").first().waitFor();
  expect(await page.getByRole("button", { name: "Mark as settled" }).count()).toBe(0);

  await openAddress(page, "/offline-sales?state=to-settle");
  await page.getByRole("row").filter({ hasText: "Amounts do not agree" }).waitFor();
  expect(await page.getByRole("row").filter({ hasText: "Price changed" }).count()).toBe(0);
});

test("the bell leads to the first sale that needs a decision, and the list is a file", async () => {
  const { context, page } = await open();
  await withoutFilePicker(context);
  await person.enter(context);
  await openAddress(page, "/offline-sales");
  await page.getByRole("button", { name: /^Notifications/ }).click();
  await page.getByText(/^Offline sale S\d+-2 needs a decision$/).click();
  await page.getByRole("heading", { name: /^Offline sale S\d+-2$/ }).waitFor();
  await openAddress(page, "/offline-sales");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const made = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /CSV/ }).click();
  expect((await made).suggestedFilename()).toMatch(/\.csv$/);
});
