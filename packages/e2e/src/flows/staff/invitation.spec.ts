import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { clientOf, newPerson } from "../../kit/person.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Inviting Shops");

/** The address in the newest invitation to somebody, another than the known one. */
async function linkTo(email: string, known = ""): Promise<string> {
  const read = async () => {
    const { items } = await clientOf()(calls.platform.mailbox, {});
    const letters = items.filter(({ recipient }) => recipient === email).map(({ body }) => body);
    return letters.flatMap((body) => /\/auth\?invitation=[\w-]+/.exec(body)?.[0] ?? []).find((link) => link !== known);
  };
  await expect.poll(read).toBeDefined();
  return (await read()) ?? "";
}

test("an owner invites by e-mail, sends it again and withdraws it; the invited accepts with a new password and works", async () => {
  const { page, context } = await open();
  await person.enter(context);
  const email = `invited-${crypto.randomUUID()}@example.com`;
  await page.goto("/business-staff");
  await page.getByRole("link", { name: "Invite by e-mail" }).click();
  await page.getByRole("textbox", { name: "First name" }).fill("Oksana");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const list = page.getByRole("list", { name: "Invitations" });
  await list.getByText(email).waitFor();
  const old = await linkTo(email);
  await page.getByRole("button", { name: `Send again to ${email}` }).click();
  await page.getByText(`The invitation was sent to ${email}`).waitFor();
  const link = await linkTo(email, old);

  const invited = await open();
  invited.complaints.expect(/422/, /staff_invitation\.dead/);
  await invited.page.goto(old);
  await invited.page.getByText("The invitation cannot be opened").waitFor();
  await invited.page.goto(link);
  await invited.page.getByText("Inviting Shops invites you").waitFor();
  await invited.page.locator("input[name=password]").fill("correct horse battery");
  await invited.page.getByRole("button", { name: "Accept the invitation" }).click();
  await invited.page.getByRole("navigation", { name: "Main menu" }).waitFor();
  await list.waitFor({ state: "detached" });
  await page.getByRole("link", { name: "Oksana" }).waitFor();

  const other = `other-${crypto.randomUUID()}@example.com`;
  await person.request(calls.staffInvitations.add, { body: { email: other, first_name: "Petro" } });
  await page.reload();
  await page.getByRole("button", { name: `Withdraw the invitation of ${other}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("The invitation was withdrawn").waitFor();
  expect((await person.request(calls.staffInvitations.list, {})).items).toEqual([]);
});
