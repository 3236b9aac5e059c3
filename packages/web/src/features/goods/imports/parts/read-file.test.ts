import { writeXlsx } from "hucre/xlsx";
import { describe, expect, test } from "vitest";
import { mapped, recognise } from "./mapping.ts";
import { encodingOf, readFile } from "./read-file.ts";

const file = (content: BlobPart, name = "goods.csv") => new File([content], name);
/** A text in Windows-1251, in which Ukrainian letters lie where these bytes say. */
function in1251(text: string): Uint8Array<ArrayBuffer> {
  const letters = new TextDecoder("windows-1251").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
}

describe("a file", () => {
  test.each([
    ["commas", 'Code,Name\r\nA,"Tea, green"\r\n'],
    ["semicolons", "Code;Name\r\nA;Tea, green\r\n"],
    ["tabs", "Code\tName\nA\tTea, green\n"],
    ["a line that tells the separator", "sep=;\r\nCode;Name\r\nA;Tea, green\r\n"],
    ["a mark of its encoding", "\uFEFFCode;Name\r\nA;Tea, green\r\n\r\n;\r\n"],
  ])("is read with %s", async (_, text) => {
    expect(await readFile(file(text))).toMatchObject({
      headings: ["Code", "Name"],
      rows: [["A", "Tea, green"]],
      encoding: "utf-8",
    });
  });

  test("keeps the numbers of its rows, whatever is above the headings and between the rows", async () => {
    const read = await readFile(file("\n\nCode;Name\nA;1\n;\nB;2\n"));
    expect(read).toMatchObject({
      headingRow: 3,
      rows: [
        ["A", "1"],
        ["", ""],
        ["B", "2"],
      ],
    });
  });

  test("is read in the encoding that Ukrainian and Western spreadsheets write, or in the chosen one", async () => {
    const bytes = in1251("Код;Назва\r\nA;Хліб житній\r\n");
    expect(await readFile(file(bytes))).toMatchObject({
      headings: ["Код", "Назва"],
      rows: [["A", "Хліб житній"]],
      encoding: "windows-1251",
    });
    const western = Uint8Array.from("Code;Bezeichnung\nA;K\xe4se, ger\xe4uchert\n", (letter) => letter.charCodeAt(0));
    expect(await readFile(file(western))).toMatchObject({
      rows: [["A", "Käse, geräuchert"]],
      encoding: "windows-1252",
    });
    expect(await readFile(file(bytes), "windows-1252")).toMatchObject({ headings: ["Êîä", "Íàçâà"] });
    expect(encodingOf(Uint8Array.of(0xff, 0xfe, 0x41, 0x00))).toBe("utf-16le");
  });

  test("may be a workbook, whose numbers are as their cells show them", async () => {
    const rows = [
      ["Code", "Barcode", "Price", "Text"],
      [1001, 4820000000017, 0.1 + 0.2, "=1+1"],
      [null, null, 1234.5, "0012"],
    ];
    const bytes = await writeXlsx({
      sheets: [
        { name: "Empty", rows: [] },
        { name: "Goods", rows },
      ],
    });
    const read = await readFile(file(Uint8Array.from(bytes), "goods.xlsx"));
    expect(read).toMatchObject({
      encoding: null,
      rows: [
        ["1001", "4820000000017", "0.3", "=1+1"],
        ["", "", "1234.5", "0012"],
      ],
    });
  });

  test("is refused with its reason", async () => {
    expect(await readFile(file("x", "goods.pdf"))).toBe("type");
    expect(await readFile(file("Code;Name\n"))).toBe("empty");
    expect(await readFile(file("PK\u0003\u0004 no archive", "goods.xlsx"))).toBe("broken");
    expect(await readFile(file(new Uint8Array(16 * 1024 * 1024 + 1)))).toBe("size");
    expect(await readFile(file(`Code\n${"A\n".repeat(20_001)}`))).toBe("rows");
  });

  test("has a sign of its own where a character cannot be stored", async () => {
    expect(await readFile(file("Code;Name\nA;x\u0000y\n"))).toMatchObject({ rows: [["A", "x\uFFFDy"]] });
  });
});

describe("headings", () => {
  const column = (key: string, title: Record<string, string>, names: string[] = []) => ({
    key,
    title,
    names,
    currency: null,
    required: false,
  });
  const columns = [
    column("code", { en: "Code", uk: "Код" }, ["code", "SKU"]),
    column("title", { en: "Name", uk: "Назва" }, ["title"]),
    column("price.UAH", { en: "Price, UAH", uk: "Ціна, UAH" }, ["Price"]),
    column("group.1", { en: "Price: City, UAH", uk: "Ціна: City, UAH" }, ["City"]),
    column("group.2", { en: "Price: City, UAH", uk: "Ціна: City, UAH" }, ["City"]),
  ];

  test("are recognised by the names of any language and of other programs, each column once and in its order", () => {
    expect(recognise(["sku", "НАЗВА", "Price", "Price: City, UAH", "ціна: city (UAH)", "Colour", ""], columns)).toEqual(
      ["code", "title", "price.UAH", "group.1", "group.2", null, null],
    );
    expect(recognise(["SKU", "Code"], columns)).toEqual([null, "code"]);
  });

  test("can be said to mean something else; a column has one of them", () => {
    expect(mapped(["code", null], 1, "code")).toEqual([null, "code"]);
    expect(mapped(["code", "title"], 1, null)).toEqual(["code", null]);
  });
});
