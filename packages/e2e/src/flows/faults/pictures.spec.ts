import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { calls } from "@patron/contract/routes";
import type { Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdReads } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";
import { disguised, picture } from "../../kit/pictures.ts";
import { expectSaved, field, notifications, save, saveButton } from "../../pages/form.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const { request, loyaltyId, enter } = await newPerson("Pictures");

const folder = mkdtempSync(join(tmpdir(), "patron-pictures-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** A picture by its first bytes, with 11 MB in total. The browser reads it from disk, because sending the bytes to it takes seconds. */
const huge = join(folder, "huge.png");
writeFileSync(huge, Buffer.concat([picture.buffer, Buffer.alloc(11 * 1024 * 1024)]));

async function pick(page: Page, file: typeof picture | string) {
  const chooser = page.waitForEvent("filechooser");
  await page
    .getByRole("region", { name: "Photo" })
    .getByRole("button", { name: /Choose a picture|Replace/ })
    .click();
  await (await chooser).setFiles(file);
}

test("what is saved right after a picture, before the record has been read again, is saved", async () => {
  const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Slow shop" } });
  const path = { posId: id };
  const { page, context } = await open();
  await enter(context);
  await page.goto(`/pos/${id}`);
  await field(page, "City").fill("Kyiv");
  const letThrough = await holdReads(page, new RegExp(`/api/pos/${id}$`));
  const stored = page.waitForResponse((response) => response.url().endsWith("/photo"));
  await pick(page, picture);
  await stored;
  await saveButton(page).click();
  await expect.poll(async () => (await request(calls.pos.get, { path })).address.city).toBe("Kyiv");
  letThrough();
  await expectSaved(page);
});

test("what is typed stays when the record cannot be read again", async () => {
  const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Lost shop" } });
  const path = { posId: id };
  const { page, context, complaints } = await open();
  complaints.expect(/500/);
  await enter(context);
  await page.goto(`/pos/${id}`);
  await field(page, "City").fill("Kyiv");
  const again = page.waitForResponse((response) => response.status() === 500);
  await page.route(
    ({ pathname }) => pathname.endsWith(`/api/pos/${id}`),
    (route) => (route.request().method() === "GET" ? route.fulfill({ status: 500, body: "" }) : route.fallback()),
  );
  await pick(page, picture);
  await again;
  await expect.poll(async () => (await request(calls.pos.get, { path })).photo).not.toBeNull();
  expect(await field(page, "City").inputValue()).toBe("Kyiv");
  await save(page);
  expect((await request(calls.pos.get, { path })).address.city).toBe("Kyiv");
});

test("a field that somebody else has changed meanwhile is reported, whatever reloaded the record", async () => {
  const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Busy shop" } });
  const path = { posId: id };
  const { page, context } = await open();
  await enter(context);
  await page.goto(`/pos/${id}`);
  await field(page, "City").fill("Kyiv");
  await request(calls.pos.change, { path, body: { address: { city: "Lviv" }, email: "shop@example.com" } });
  await pick(page, picture);
  await page.getByText("Someone else changed this record", { exact: true }).waitFor();
  expect(await field(page, "City").inputValue()).toBe("Kyiv");
  expect(await field(page, "E-mail").inputValue()).toBe("shop@example.com");
  await page.getByRole("button", { name: "Save my changes" }).click();
  await expectSaved(page);
  expect((await request(calls.pos.get, { path })).address.city).toBe("Kyiv");
});

for (const [what, file, why, status] of [
  ["a drawing that calls itself a picture", disguised, "This picture cannot be used", 415],
  ["a picture of more than 10 MB", huge, "This file is too large", 413],
] as const)
  test(`${what} is refused with words; what was typed stays and is saved, and the next picture is taken`, async () => {
    const { id } = await request(calls.pos.add, { body: { loyalty_id: loyaltyId, title: "Photo shop" } });
    const path = { posId: id };
    const { page, context, complaints } = await open();
    // The browser shows a broken preview until the server has reported why.
    complaints.expect(new RegExp(`${status}`), /blob:/, /ERR_CONNECTION_RESET|ERR_FAILED/);
    await enter(context);
    await page.goto(`/pos/${id}`);
    await field(page, "City").fill("Kyiv");
    await pick(page, file);
    await notifications(page).getByText(why).waitFor();
    expect(await field(page, "City").inputValue()).toBe("Kyiv");
    expect((await request(calls.pos.get, { path })).photo).toBeNull();

    await pick(page, picture);
    await expect.poll(async () => (await request(calls.pos.get, { path })).photo).not.toBeNull();
    await notifications(page).getByText(why).waitFor({ state: "detached" });
    expect(await field(page, "City").inputValue()).toBe("Kyiv");
    await save(page);
    expect((await request(calls.pos.get, { path })).address.city).toBe("Kyiv");
  });
