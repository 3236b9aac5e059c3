import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { picture } from "../../kit/pictures.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");

test("further pictures of an item are put into an order with keys alone", async () => {
  const body = { code: "BUN", title: "Bun", loyalty_ids: [person.loyaltyId] };
  const { id: goodsId } = await person.request(calls.goods.add, { body });
  const { context, page } = await open();
  await person.enter(context);
  await page.goto(`/goods-and-services/${goodsId}`);
  const pictures = page.getByRole("region", { name: "More pictures" });
  for (const position of ["1", "2"]) {
    const choose = pictures.getByRole("button", { name: "Choose a picture" });
    await expect.poll(() => choose.getAttribute("aria-disabled")).toBeNull();
    await pictures.locator("input[type=file]").setInputFiles(picture);
    await pictures.getByRole("img", { name: `Picture ${position}` }).waitFor();
  }
  const ids = async () =>
    (await person.request(calls.goods.get, { path: { goodsId } })).additional_images.map(({ id }) => id);
  const [first, second] = await ids();
  expect(await violationsOn(page)).toEqual([]);
  const shown = pictures.getByRole("img").first();
  const before = await shown.getAttribute("src");
  await pictures.getByRole("button", { name: "Move later" }).first().press("Enter");
  await expect.poll(() => shown.getAttribute("src")).not.toBe(before);
  await expect.poll(ids).toEqual([second, first]);
  await pictures.getByRole("button", { name: "Move earlier" }).last().press("Enter");
  await expect.poll(ids).toEqual([first, second]);
});
