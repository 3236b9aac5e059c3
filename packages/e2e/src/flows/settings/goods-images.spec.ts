import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { violationsOn } from "../../kit/accessible.ts";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { holdChanges } from "../../kit/held.ts";
import { newPerson } from "../../kit/person.ts";
import { picture } from "../../kit/pictures.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Corner shop");

test("further pictures of an item are put into an order with keys alone", async () => {
  const body = { code: "BUN", title: "Bun", loyalty_ids: [person.loyaltyId] };
  const { id: goodsId } = await person.request(calls.goods.add, { body });
  const { context, page, complaints } = await open();
  await person.enter(context);
  await page.goto(`/goods-and-services/${goodsId}`);
  const pictures = page.getByRole("region", { name: "More pictures" });
  for (const position of ["1", "2", "3"]) {
    const choose = pictures.getByRole("button", { name: "Choose a picture" });
    await expect.poll(() => choose.getAttribute("aria-disabled")).toBeNull();
    await pictures.locator("input[type=file]").setInputFiles(picture);
    await pictures.getByRole("img", { name: `Picture ${position}` }).waitFor();
  }
  const ids = async () =>
    (await person.request(calls.goods.get, { path: { goodsId } })).additional_images.map(({ id }) => id);
  const [first, second, third] = await ids();
  expect(await violationsOn(page)).toEqual([]);
  const shown = () =>
    pictures.getByRole("img").evaluateAll((images) => images.map((image) => image.getAttribute("src")));
  const [one, two, three] = await shown();
  const later = pictures.getByRole("button", { name: "Move later" });
  const earlier = pictures.getByRole("button", { name: "Move earlier" });

  // The save is held: what is pressed during it counts too, and the focus stays on the picture that moves.
  const release = await holdChanges(page, /\/images$/);
  await later.first().focus();
  await page.keyboard.press("Enter");
  await expect.poll(shown).toEqual([two, one, three]);
  await page.keyboard.press("Enter");
  await expect.poll(shown).toEqual([two, three, one]);
  await expect.poll(() => later.last().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("Enter");
  release();
  await expect.poll(ids).toEqual([second, third, first]);
  expect(await shown()).toEqual([two, three, one]);
  await earlier.last().focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect.poll(ids).toEqual([first, second, third]);
  expect(await shown()).toEqual([one, two, three]);
  await expect.poll(() => earlier.first().evaluate((button) => button === document.activeElement)).toBe(true);

  complaints.expect(/500/);
  await page.route(/\/images$/, (route) =>
    route.request().method() === "PATCH" ? route.fulfill({ status: 500, body: "" }) : route.fallback(),
  );
  await later.first().click();
  await page.getByText("try again").first().waitFor();
  await expect.poll(shown).toEqual([one, two, three]);
  expect(await ids()).toEqual([first, second, third]);
});
