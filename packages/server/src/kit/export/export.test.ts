import { buffer } from "node:stream/consumers";
import { readXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { unpacked } from "../../../test/unpacked.ts";
import { csvOf } from "./csv.ts";
import type { Cell, Sheet } from "./sheet.ts";
import { xlsxOf } from "./xlsx.ts";

const columns: Sheet["columns"] = [
  { title: "Name", kind: "text" },
  { title: "Telephone", kind: "code" },
  { title: "Amount", kind: "number" },
  { title: "At", kind: "moment" },
];
const night = new Date("2026-03-29T00:30:00Z");

function sheet(...batches: (readonly Cell[])[][]): Sheet {
  const rows = (async function* () {
    yield* batches;
  })();
  return { title: "Sales: [all]", timeZone: "Europe/Kyiv", columns, rows };
}

describe("CSV", () => {
  const lines = async (one: Sheet) => (await buffer(csvOf(one))).toString("utf8");

  test("is UTF-8 with its mark, quoted where it must be, with the clocks of the business", async () => {
    const text = await lines(
      sheet([['Ann "A", jr\nof Kyiv', "+380671234567", "-12.50", night]], [["Б", null, "0", null]]),
    );
    expect(text).toBe(
      '\ufeffName,Telephone,Amount,At\r\n"Ann ""A"", jr\nof Kyiv",+380671234567,-12.50,2026-03-29 02:30:00\r\nБ,,0,\r\n',
    );
  });

  test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx"])(
    "does not let what somebody wrote become a formula: %j",
    async (bad) => {
      expect(await lines(sheet([[bad, null, null, null]]))).toContain(`'${bad}`);
    },
  );

  test("without rows is its head", async () => {
    expect(await lines(sheet())).toBe("\ufeffName,Telephone,Amount,At\r\n");
  });

  test("fails as a whole when the rows fail", async () => {
    const rows = (async function* () {
      yield [["a", null, null, null]];
      throw new Error("gone");
    })();
    await expect(lines({ ...sheet(), rows })).rejects.toThrow("gone");
  });
});

describe("XLSX", () => {
  const files = async (one: Sheet, rowsPerSheet?: number) => unpacked(await buffer(xlsxOf(one, rowsPerSheet)));

  test("has numbers as numbers with their decimals, moments as moments, and texts as they are", async () => {
    const made = await files(sheet([["<a> & \u0001 =1", "+380", "1234567890.50", night]]));
    const xml = made.get("xl/worksheets/sheet1.xml") ?? "";
    expect(xml).toContain('<c r="A2" t="inlineStr"><is><t>&lt;a&gt; &amp; _x0001_ =1</t></is></c>');
    expect(xml).toContain("<v>1234567890.5</v>");
    expect(made.get("xl/styles.xml")).toContain('formatCode="#,##0.00"');
    expect(xml).toMatch(/<v>46110\.1041666\d*<\/v>/);
    expect(made.get("xl/workbook.xml")).toContain('<sheet name="Sales   all " sheetId="1"');
    for (const part of ["[Content_Types].xml", "_rels/.rels", "xl/_rels/workbook.xml.rels", "xl/styles.xml"])
      expect(made.has(part)).toBe(true);
  });

  test("is read back as it was written; a number of more digits than spreadsheets keep stays a text", async () => {
    const rows: (readonly Cell[])[] = [
      ["=1+1", "007", "-12.50", night],
      ["שלום, Ґалина", null, "12345678901234567.89", null],
      [" two\nlines ", "+380", "0", null],
    ];
    const { sheets } = await readXlsx(await buffer(xlsxOf(sheet(rows))));
    expect(sheets[0]?.rows).toEqual([
      ["Name", "Telephone", "Amount", "At"],
      ["=1+1", "007", -12.5, new Date("2026-03-29T02:30:00Z")],
      ["שלום, Ґалина", null, "12345678901234567.89", null],
      [" two\nlines ", "+380", 0, null],
    ]);
  });

  test.each([
    [4, 2, [2, 2]],
    [5, 2, [2, 2, 1]],
    [1, 2, [1]],
    [0, 2, [0]],
  ])("puts %i rows on sheets of %i and loses none", async (count, room, expected) => {
    const rows = Array.from({ length: count }, (_, index): readonly Cell[] => [`r${index}`, null, null, null]);
    const made = await files(sheet(rows.slice(0, 3), rows.slice(3)), room + 1);
    const sheets = [...made].filter(([name]) => name.startsWith("xl/worksheets"));
    expect(sheets.map(([, xml]) => xml.match(/>r\d+</g)?.length ?? 0)).toEqual(expected);
    expect(sheets.flatMap(([, xml]) => xml.match(/>r\d+</g) ?? [])).toEqual(rows.map(([name]) => `>${name}<`));
    expect(made.get("xl/workbook.xml")?.match(/<sheet /g)).toHaveLength(expected.length);
  });

  test("fails as a whole when the rows fail", async () => {
    const rows = (async function* () {
      yield [["a", null, null, null]];
      throw new Error("gone");
    })();
    await expect(files({ ...sheet(), rows })).rejects.toThrow("gone");
  });

  test("reads no more rows than its reader takes, and none once the reader has gone", async () => {
    let [read, ended] = [0, false];
    const rows = (async function* () {
      try {
        for (;;) {
          read += 500;
          yield Array.from({ length: 500 }, (): readonly Cell[] => [crypto.randomUUID(), null, "1", null]);
        }
      } finally {
        ended = true;
      }
    })();
    const file = xlsxOf({ ...sheet(), rows });
    for await (const _ of file) break;
    await expect.poll(() => ended).toBe(true);
    expect(read).toBeLessThan(50_000);
  });
});
