import { expect, test } from "vitest";
import { receiptToken } from "./receipt-token.ts";

const token = `${"AZrX".repeat(15)}a-_9`;

test.each([
  [`https://patron.example/api/public/receipts/${token}`, token],
  [` http://127.0.0.1:8420/api/public/receipts/${token}\n`, token],
  [`https://patron.example/api/public/receipts/${token}?x`, undefined],
  [`https://patron.example/api/public/receipts/${token.slice(1)}`, undefined],
  [token, undefined],
  ["4820000000017", undefined],
])("%s", (scanned, found) => {
  expect(receiptToken(scanned)).toBe(found);
});
