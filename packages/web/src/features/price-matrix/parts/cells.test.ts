import { expect, test } from "vitest";
import { changedBy, isPrice, padded, priceOf } from "./cells.ts";
import { readTable, writeTable } from "./clipboard.ts";
import { bodyOf, type Edits, editsAfter, noEdits, readDraft, writeDraft } from "./draft.ts";
import { readPrice } from "./read-price.ts";
import { movedBy, rangeOf, spotsOf } from "./selection.ts";

const set = (edits: Edits, key: string, price: string | null, before: string | null = "10") =>
  editsAfter(edits, { type: "set", cells: [{ key, price, before }] });

test("equal prices have equal texts, and a price is not negative and has at most four decimals", () => {
  expect(["12.5000", "12.0000", "100", "0.0000", null].map(priceOf)).toEqual(["12.5", "12", "100", "0", null]);
  expect(["12.3456", "0", "12.34567", "-1", "12345678901234"].map(isPrice)).toEqual([true, true, false, false, false]);
});

test("a change in percent keeps the decimals of the currency, rounded half up", () => {
  expect(changedBy("64.50", "5", "UAH")).toBe("67.73");
  expect(changedBy("64.50", "-100", "UAH")).toBe("0");
  expect(changedBy("64.50", "-101", "UAH")).toBeNull();
  expect(changedBy("130", "1.5", "JPY")).toBe("132");
});

test("undo and redo walk through changes, and a cell that gets its price back is not changed", () => {
  const one = set(noEdits, "g/a", "11");
  const two = set(one, "g/b", null);
  expect([...two.draft.keys()]).toEqual(["g/a", "g/b"]);
  const undone = editsAfter(two, { type: "undo" });
  expect([...undone.draft.keys()]).toEqual(["g/a"]);
  expect(editsAfter(undone, { type: "redo" }).draft).toEqual(two.draft);
  expect(set(two, "g/a", "10").draft.size).toBe(1);
  expect(
    editsAfter(editsAfter(editsAfter(undone, { type: "undo" }), { type: "undo" }), { type: "undo" }).draft.size,
  ).toBe(0);
});

test("a draft keeps one's own prices or takes those of others", () => {
  const mine = set(set(noEdits, "g/a", "11"), "g/b", "12");
  const present = (key: string) => (key === "g/a" ? "9" : "10");
  expect(editsAfter(mine, { type: "rebase", present, keep: "theirs" }).draft).toEqual(
    new Map([["g/b", { price: "12", before: "10" }]]),
  );
  expect(editsAfter(mine, { type: "rebase", present, keep: "mine" }).draft.get("g/a")).toEqual({
    price: "11",
    before: "9",
  });
});

test("a draft is stored and read again, and sent by group", () => {
  const { draft } = set(set(noEdits, "g/a", "11"), "h/a", null);
  expect(readDraft(writeDraft(draft))).toEqual(draft);
  expect(readDraft("[]")).toBeUndefined();
  expect(bodyOf(draft).price_groups).toEqual([
    { price_group_id: "g", prices: [{ item_id: "a", price: "11", previous_price: "10" }] },
    { price_group_id: "h", prices: [{ item_id: "a", price: null, previous_price: "10" }] },
  ]);
});

test("tables are copied and pasted as spreadsheets do it", () => {
  const rows = [
    ["1,5", "a\tb"],
    ['say "x"', ""],
  ];
  expect(readTable(writeTable(rows))).toEqual(rows);
  expect(readTable("1\t2\r\n3\t4\r\n")).toEqual([
    ["1", "2"],
    ["3", "4"],
  ]);
  expect(readTable("7")).toEqual([["7"]]);
  expect(readTable("1\n\n2")).toEqual([["1"], [""], ["2"]]);
});

test("prices are read as LibreOffice shows those of an XLSX file with formats of three currencies", () => {
  const copied = "41.00\t€ 42.50\t1,234.50 грн.\n0.50\t€ 1,234,567.89\t\nfree\tRs. 12.00\t7.00 грн.\n";
  expect(readTable(copied).map((row) => row.map((text) => readPrice(text, "en")))).toEqual([
    ["41", "42.5", "1234.5"],
    ["0.5", "1234567.89", null],
    [undefined, "12", "7"],
  ]);
  expect(["1.234,50 €", "€ 1.234,50", "12,- €"].map((text) => readPrice(text, "de"))).toEqual([
    "1234.5",
    "1234.5",
    undefined,
  ]);
  expect(["1 234,50 ₴", "1\u00a0234,50 грн."].map((text) => readPrice(text, "uk"))).toEqual(["1234.5", "1234.5"]);
});

test("keys move within the grid, and arrows follow the direction of the screen", () => {
  const size = { rows: 10, columns: 4, page: 5 };
  const from = { row: 1, column: 1 };
  const moved = (key: string, how = {}) => movedBy(key, from, size, { isRightToLeft: false, isFar: false, ...how });
  expect(moved("ArrowRight")).toEqual({ row: 1, column: 2 });
  expect(moved("ArrowRight", { isRightToLeft: true })).toEqual({ row: 1, column: 0 });
  expect(moved("ArrowDown", { isFar: true })).toEqual({ row: 9, column: 1 });
  expect(moved("PageUp")).toEqual({ row: 0, column: 1 });
  expect(moved("End", { isFar: true })).toEqual({ row: 9, column: 3 });
  expect(moved("x")).toBeUndefined();
  expect(spotsOf(rangeOf({ from, to: { row: 0, column: 2 } }))).toHaveLength(4);
});

test("a pasted price may have its currency, and a text with a number in it is no price", () => {
  const read = (...texts: string[]) => texts.map((text) => readPrice(text, "en"));
  expect(read("1,234.50", "₴ 12.5", "12.50 UAH", "12,5 грн.", "USD 7", "0")).toEqual([
    "1234.5",
    "12.5",
    "12.5",
    "12.5",
    "7",
    "0",
  ]);
  expect(readPrice("1\u202f234,50\u00a0€", "fr")).toBe("1234.5");
  expect(readPrice("1.234,50 €", "de")).toBe("1234.5");
  expect(read("", " ", "\u00a0")).toEqual([null, null, null]);
  expect(read("free", "Milk 2.5%", "Item 7", "-3", "12/25/2026", "#N/A", "1e3", "-")).toEqual(Array(8).fill(undefined));
});

test("a price is written with the decimals of its currency at least", () => {
  expect([padded("500", 0), padded("500", 2), padded("25.5", 2), padded("0.1255", 2), padded("1.5", 0)]).toEqual([
    "500",
    "500.00",
    "25.50",
    "0.1255",
    "1.5",
  ]);
});
