import { expect, test } from "vitest";
import type { Document } from "./document.ts";
import { pageOf } from "./document-page.ts";

const document: Document = {
  language: "en",
  timeZone: "Europe/Kyiv",
  made: new Date("2026-11-21T08:00:00Z"),
  from: "Kalyna & Sons",
  title: "Statement: <Deposit>",
  facts: [["Customer", "⁨שרה⁩, +380671234567"]],
  figures: [["Closing balance", "UAH 70.00"]],
  notes: ["Only the latest are shown."],
  columns: [
    { title: "Date", kind: "text", widest: ["Nov 21, 2026"] },
    { title: "What", kind: "text" },
    { title: "Balance", kind: "amount", widest: ["UAH 100.00"] },
  ],
  rows: (async function* () {
    yield [{ cells: ["", "Opening balance", "UAH 100.00"], sum: true }];
    yield [{ cells: ["Nov 21, 2026", "Write-off", "UAH 70.00"], below: ["<b>Lost</b>"] }];
  })(),
  foot: "Made on Nov 21, 2026",
};

test("contains everything in the document, in its order, and nothing of it becomes markup", async () => {
  const html = await pageOf(document);
  const body = html.slice(html.indexOf("<main>"));
  const expected = [
    "Kalyna &amp; Sons",
    "Statement: &lt;Deposit&gt;",
    "Customer",
    "שרה",
    "Closing balance",
    "UAH 70.00",
  ];
  const rows = [
    "Only the latest",
    "Date",
    "What",
    "Balance",
    "Opening balance",
    "Write-off",
    "&lt;b&gt;Lost",
    "Made on",
  ];
  let at = 0;
  for (const text of [...expected, ...rows]) {
    at = body.indexOf(text, at);
    expect(at, text).toBeGreaterThan(0);
  }
  expect(body).toContain('<tr class="sum"><td></td><td><bdi>Opening balance</bdi></td>');
  expect(body).toContain('<td class="n" data-head="Balance"><bdi>UAH 100.00</bdi></td>');
  expect(body).toContain('<bdi>Write-off</bdi><span class="sub"><bdi>&lt;b&gt;Lost&lt;/b&gt;</bdi></span>');
});
