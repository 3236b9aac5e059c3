import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Two Places");

test("an owner limits a manager to one point of sale, who then finds nothing of the other, and is told so", async () => {
  const { items } = await person.request(calls.embedded.loyalties, {});
  const loyalty_id = items[0]?.id ?? "";
  await person.request(calls.pos.add, { body: { loyalty_id, title: "Market square" } });
  const harbour = await person.request(calls.pos.add, { body: { loyalty_id, title: "Harbour" } });
  await person.request(calls.terminals.add, { body: { pos_id: harbour.id, title: "Harbour till", currency: "UAH" } });
  const member = await person.request(calls.staff.add, { body: { first_name: "Nadia", access: "admin" } });
  const { auth_code } = await person.request(calls.staff.renewCode, { path: { staffId: member.id } });

  const { page, context } = await open();
  await person.enter(context);
  await page.goto(`/business-staff/${member.id}?tab=access`);
  await page.getByRole("combobox", { name: "Points of sale" }).click();
  await page.getByRole("option", { name: "Market square" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByText("Saved").first().waitFor();

  const manager = await open();
  await manager.page.goto("/auth/sign-in-staff");
  await manager.page.locator("input[name=auth_code]:focus").waitFor();
  await manager.page.keyboard.type(auth_code);
  await manager.page.keyboard.press("Enter");
  await manager.page.getByText("You see only: Market square").waitFor();
  const menu = manager.page.getByRole("navigation", { name: "Main menu" });
  await manager.page.goto("/pos");
  await manager.page.getByRole("link", { name: "Market square" }).waitFor();
  expect(await manager.page.getByRole("link", { name: "Harbour" }).count()).toBe(0);
  expect(await manager.page.getByRole("link", { name: "Add point of sale" }).count()).toBe(0);
  expect(await menu.getByRole("link", { name: "Messages", exact: true }).count()).toBe(0);
  await manager.page.goto("/terminals");
  await manager.page.getByRole("heading", { name: "Terminals" }).waitFor();
  expect(await manager.page.getByText("Harbour till").count()).toBe(0);
  manager.complaints.expect(/404/, /pos\.not_found/);
  await manager.page.goto(`/pos/${harbour.id}`);
  await manager.page.getByText("This record doesn’t exist").waitFor();

  await person.request(calls.staff.change, { path: { staffId: member.id }, body: { pos_ids: [] } });
  await manager.page.getByText("You see only: Market square").waitFor({ state: "detached" });
  await manager.page.goto("/pos");
  await manager.page.getByRole("link", { name: "Harbour" }).waitFor();
});
