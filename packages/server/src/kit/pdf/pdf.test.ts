import { buffer } from "node:stream/consumers";
import { describe, expect, test, vi } from "vitest";
import { pdfPages } from "../../../test/pdf-text.ts";
import type { Document, DocumentRow } from "../export/document.ts";
import { pdfOf } from "./pdf.ts";

const made = new Date("2026-11-22T12:00:00Z");
function document(rows: readonly DocumentRow[], more: Partial<Document> = {}): Document {
  const batches = async function* () {
    for (let at = 0; at < rows.length; at += 100) yield rows.slice(at, at + 100);
  };
  return {
    ...{ language: "uk", timeZone: "Europe/Kyiv", made, from: "ТОВ «Кава»", title: "Виписка" },
    facts: [["Клієнт", "Ґалина Їжакевич"]],
    figures: [["Залишок", "1 234,00 ₴"]],
    columns: [
      { title: "Дата", kind: "text", widest: ["22.11.2026"] },
      { title: "Що", kind: "text" },
      { title: "Сума", kind: "amount", widest: ["-1 234,00 ₴"] },
    ],
    rows: batches(),
    foot: "Складено",
    ...more,
  };
}
const row = (what: string, amount = "1,00 ₴", below: string[] = []): DocumentRow => ({
  cells: ["22.11.2026", what, amount],
  below,
});
const read = async (one: Document) => pdfPages(await buffer(pdfOf(one)));

test("a letter can be copied although the first document had it only below an accent", async () => {
  vi.resetModules();
  const fresh = await import("./pdf.ts");
  const latin = { language: "de" as const, facts: [], figures: [], foot: "" };
  const texts = async (from: string) => {
    const one = document([], { ...latin, from, title: from });
    return (await pdfPages(await buffer(fresh.pdfOf(one)))).map(({ text }) => text).join(" ");
  };
  await texts("Fünf Bäckerühren");
  expect(await texts("Steppe Logistics")).toContain("Steppe Logistics");
  expect(await texts("Kraft und Saat")).toContain("Kraft und Saat");
});

describe("a PDF", () => {
  test("has every row once, in order, over as many pages as it takes, each with its head and its number of all", async () => {
    const rows = Array.from({ length: 260 }, (_, at) => row(`Рух ${at}.`));
    const pages = await read(document(rows));
    expect(pages.length).toBeGreaterThan(5);
    for (const [at, { text }] of pages.entries()) {
      expect(text).toContain("Дата Що Сума");
      expect(text).toContain(`Сторінка ${at + 1} з ${pages.length} `.trim());
      expect(text).toContain("Ґалина Їжакевич");
    }
    const found = pages.flatMap(({ text }) => text.match(/Рух \d+\./g) ?? []);
    expect(found).toEqual(rows.map(({ cells }) => cells[1]));
  });

  test("lets amounts end at one line, with figures of one width", async () => {
    const [page] = await read(document(["1 111,11 ₴", "8 888,88 ₴", "-7,07 ₴"].map((amount) => row("Рух", amount))));
    const amounts = (page?.items ?? []).filter(({ text }) => /,\d\d ₴$/.test(text)).slice(1);
    expect(amounts.map(({ text }) => text)).toEqual(["1 111,11 ₴", "8 888,88 ₴", "-7,07 ₴"]);
    const [ones, eights, less] = amounts;
    expect(eights?.right).toBeCloseTo(ones?.right ?? 0, 1);
    expect(less?.right).toBeCloseTo(ones?.right ?? 0, 1);
    expect(eights?.left).toBeCloseTo(ones?.left ?? 0, 1);
    expect(less?.left).toBeGreaterThan((ones?.left ?? 0) + 5);
  });

  test("breaks what is too long and leaves nothing out, even what no line and no page could hold", async () => {
    const long = Array.from({ length: 40 }, (_, at) => `слово${at}`).join(" ");
    const endless = "Щ".repeat(9_000);
    const pages = await read(document([row("Рух", "1,00 ₴", [long, endless]), row("Останній")]));
    const text = pages.map((page) => page.text).join(" ");
    expect(long.split(" ").filter((word) => !text.includes(word))).toEqual([]);
    expect(text.match(/Щ(?!о)/g)?.length).toBe(9_000);
    expect(text).toContain("Останній");
    const ends = pages.flatMap(({ items: placed }) => placed.filter((one) => /^Щ{2,}$/.test(one.text)));
    for (const { right, y } of ends) {
      expect(right).toBeLessThan(491);
      expect(y).toBeGreaterThan(40);
    }
  });

  test("turns the sheets when amounts leave too little room", async () => {
    const widest = ["-9 223 372 036 854 775,80 UAH"];
    const amounts = ["A", "B", "C"].map((title) => ({ title, kind: "amount" as const, widest }));
    const columns = [{ title: "Що", kind: "text" as const }, ...amounts];
    const [page] = await read(document([{ cells: ["Рух", ...widest, ...widest, ...widest] }], { columns }));
    const shown = (page?.items ?? []).filter(({ text }) => text === widest[0]);
    expect(shown).toHaveLength(3);
    for (const [at, { left }] of shown.entries()) expect(left).toBeGreaterThan(shown[at - 1]?.right ?? 0);
    expect(shown.at(-1)?.right).toBeGreaterThan(780);
  });

  test.each([
    "Ґанок, їжак, щілина, єднання, м’якість, ʼ",
    "₴ € £ zł ₽ ₺ ₸ ₾ ¥ № — − «»",
    "Żółć gęślą jaźń, größer, façade, Đặng Thị Ngọc, Ελλάδα",
    "Հայաստան საქართველო",
  ])("writes %s without missing characters", async (text) => {
    const [page] = await read(document([row("Рух", "1,00 ₴", [text])]));
    expect(page?.text).toContain(text);
    expect(page?.text).not.toContain("□");
  });

  test("shows texts from right to left as they are read, and numbers beside them as they are", async () => {
    const [page] = await read(document([row("Рух", "1,00 ₴", ["שלום עולם", "\u2068محمد علي\u2069, +380671112233"])]));
    const seen = (page?.items ?? []).map(({ text }) => text).join("|");
    expect(page?.text).not.toContain("□");
    expect(seen).toContain("+380671112233");
    // Arabic letters are joined into other glyphs, and the reader finds the original letters.
    for (const word of ["שלום", "עולם", "محمد", "علي"]) expect(seen.normalize("NFKC")).toContain(word);
    const name = page?.items.find(({ text }) => text.includes("محمد"));
    const phone = page?.items.find(({ text }) => text.includes("+380"));
    expect(phone?.left ?? 0).toBeGreaterThanOrEqual(name?.left ?? Number.POSITIVE_INFINITY);
  });

  test("replaces a missing character by a box, and explains the box at the end", async () => {
    const pages = await read(document([row("Рух", "1,00 ₴", ["王小明"])]));
    expect(pages.at(-1)?.text).toMatch(/□□□.*□ замінює символ/);
  });

  test("is the same bytes for the same document", async () => {
    const one = () => buffer(pdfOf(document([row("Рух")])));
    expect((await one()).equals(await one())).toBe(true);
  });

  test("fails as a whole when the rows fail", async () => {
    const rows = (async function* () {
      yield [row("Рух")];
      throw new Error("gone");
    })();
    await expect(buffer(pdfOf(document([], { rows })))).rejects.toThrow("gone");
  });

  test("holds neither all rows nor all pages while it is written", async () => {
    let requested = 0;
    const rows = (async function* () {
      for (; requested < 400; requested += 1)
        yield Array.from({ length: 40 }, (_, at) => row(`Рух ${requested} ${at}`));
    })();
    const file = pdfOf(document([], { rows }));
    for await (const bytes of file) if (bytes.length > 0 && requested > 10) break;
    expect(requested).toBeLessThan(40);
    expect(file.destroyed).toBe(true);
  });
});
