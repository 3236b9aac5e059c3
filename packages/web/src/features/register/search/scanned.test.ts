import { expect, test } from "vitest";
import type { Goods } from "../draft.ts";
import { readCode, readScan } from "./scanned.ts";

const item = (code: string, barcodes: string[], price: string | null = "1.00") =>
  ({ id: code, code, title: `Item ${code}`, barcodes, price, category_ids: [] }) as unknown as Goods; // What is searched.
const bun = item("A", ["4820000000017"]);
const tea = item("B", ["036000291452"]);
const jam = item("C", ["0123456789012"]);
const gift = item("D", ["5901234123457"], null);
const twins = [item("E", ["40170725"]), item("F", ["40170725"])];
const items = [bun, tea, jam, gift, ...twins];
const token = `${"AZrX".repeat(15)}a-_9`;
const receipt = `https://patron.example/api/public/receipts/${token}`;

test.each([
  ["4820000000017", { kind: "goods", goods: bun, quantity: undefined }],
  // UPC-A with and without its leading zero.
  ["0036000291452", { kind: "goods", goods: tea, quantity: undefined }],
  ["123456789012", { kind: "goods", goods: jam, quantity: undefined }],
  ["5901234123457", { kind: "unpriced", goods: gift }],
  ["40170725", { kind: "several", code: "40170725" }],
  [receipt, { kind: "receipt", token }],
  // Part of a barcode, and part of a title.
  ["482000000001", undefined],
  ["Item A", undefined],
])("the camera reads %s", (code, found) => {
  expect(readCode(items, code, false)).toEqual(found);
});

test("an item without a price is sold by its code where its price is entered", () => {
  expect(readCode(items, "5901234123457", true)).toEqual({ kind: "goods", goods: gift, quantity: undefined });
});

test.each([
  ["3*A", { kind: "goods", goods: bun, quantity: "3" }],
  ["item b", { kind: "goods", goods: tea, quantity: undefined }],
  ["item", undefined],
  [receipt, { kind: "receipt", token }],
])("what is entered as %s", (value, found) => {
  expect(readScan(items, value, false)).toEqual(found);
});
