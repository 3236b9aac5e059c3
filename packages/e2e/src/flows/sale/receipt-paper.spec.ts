import { LANGUAGES, RECEIPT_PAPERS, RECEIPT_TEMPLATES } from "@patron/contract/enums";
import { calls } from "@patron/contract/routes";
import { expect, inject, test } from "vitest";
import { startBrowser, windowsOf } from "../../kit/browser.ts";
import { newPerson } from "../../kit/person.ts";
import { addItems, addSellingTill } from "../../kit/till.ts";

const browser = await startBrowser();
const open = windowsOf(browser);
const person = await newPerson("Kalyna Oberhachinger Feinkostgeschäft");
const { request, loyaltyId } = person;
const { till, sell } = await addSellingTill(person, { pos: "Khreshchatyk 1", till: "Till by the window" });
await addItems(person, [
  ["bread", "Bread", "40.00"],
  [
    "4820000000017",
    "Filter coffee machine 220-240 V, stainless steel, Donaudampfschifffahrtsgesellschaft",
    "123456.78",
  ],
]);
await request(calls.rules.add, {
  path: { loyaltyId },
  body: { title: "Tenth off", action_type: "discount-check-percent", value: "10" },
});
const items = [
  { code: "bread", quantity: "2.5" },
  { code: "4820000000017", quantity: "1" },
];
const body = { items, payments: [{ payment_type: "cash" as const, tendered: "200000.00" }] };
const { transaction } = await sell(calls.term.sale, { body }, { idempotencyKey: crypto.randomUUID() });

/** What a printer can fill: a roll's width, and that of a sheet without its margins. */
const widthMm = { "58-mm": 50, "80-mm": 72, a4: 170 } as const;
const kinds = ["check", "order", "receipt"] as const;

/** A page in a language, as the back office shows it. */
async function printed(kind: (typeof kinds)[number], template: string, language: string): Promise<string> {
  const target = `/transactions/${transaction.id}/${kind}?template_type=${template}`;
  const headers = { authorization: `Bearer ${person.token}`, "accept-language": language };
  const response = await fetch(`${inject("url")}/api${target}`, { headers });
  expect(response.status).toBe(200);
  return await response.text();
}

test.each(RECEIPT_PAPERS)("on %s every page in every language fits, and no two texts touch", async (receipt_paper) => {
  await request(calls.terminals.changeApplication, { path: { terminalId: till.id }, body: { receipt_paper } });
  const { page } = await open({ viewport: { width: Math.floor((widthMm[receipt_paper] / 25.4) * 96), height: 900 } });
  await page.emulateMedia({ media: "print" });
  const wrong: unknown[] = [];
  for (const kind of kinds)
    for (const template of RECEIPT_TEMPLATES)
      for (const language of LANGUAGES) {
        await page.setContent(await printed(kind, template, language));
        const found = await page.evaluate(() => {
          const width = document.documentElement.clientWidth;
          const wide = [...document.querySelectorAll("body *")]
            .filter((one) => one.getBoundingClientRect().right > width + 1)
            .map((one) => `${one.tagName} ${one.textContent.slice(0, 40)}`);
          const rows = [...document.querySelectorAll("tr")].map((row) =>
            [...row.children].map((cell) => {
              const range = document.createRange();
              range.selectNodeContents(cell);
              return range.getBoundingClientRect();
            }),
          );
          const touching = rows.filter(([name, value]) => {
            if (!name || !value || name.width === 0 || value.width === 0) return false;
            return name.top < value.bottom && value.top < name.bottom && name.right + 3 > value.left;
          });
          return { wide, touching: touching.length };
        });
        if (found.wide.length > 0 || found.touching > 0) wrong.push({ kind, template, language, ...found });
      }
  expect(wrong).toEqual([]);
});
