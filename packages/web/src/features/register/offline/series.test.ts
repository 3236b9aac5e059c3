import { offlineText } from "@patron/contract/offline-text";
import { expect, test } from "vitest";
import { newKey, numbered } from "./series.ts";

const sale = {
  catalogue_id: "c".repeat(43),
  transaction_id: "0197c1f0-0000-7000-8000-000000000001",
  sold_dt: "2026-11-26T10:00:00.000Z",
  business_staff_id: null,
  items: [{ goods_id: "0197c1f0-0000-7000-8000-000000000002", quantity: "1", stated_amount: null, price: null }],
  rule_ids: [],
  payments: [{ payment_type: "cash", amount: "10.00", tendered: "20.00" }],
  tip_amount: null,
  odometer: null,
  vehicle_id: null,
  comment: null,
  customer: null,
  totals: {
    ...{ amount: "10.00", discount_amount: "0.00", bonuses_redeemed_amount: "0.00", contained_taxes_amount: "0.00" },
    ...{ sales_taxes_amount: "0.00", delivery_amount: "0.00", tip_amount: "0.00", rounding_amount: "0.00" },
    ...{ amount_to_pay: "10.00", bonuses_added_amount: "0.00", promo_bonuses_added_amount: "0.00" },
  },
} satisfies Parameters<typeof numbered>[1];

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
const verifying = { name: "ECDSA", hash: "SHA-256" } as const;

test("sales of a series have numbers without gaps, each signed and bound to the one before", async () => {
  const { key, publicKey } = await newKey();
  const checked = await crypto.subtle.importKey("jwk", publicKey, { name: "ECDSA", namedCurve: "P-256" }, true, [
    "verify",
  ]);
  const first = await numbered({ id: "s", prefix: "K1", key, next_number: 1, previous: null }, sale);
  const second = await numbered(first.next, sale);
  expect([first.body.number, second.body.number, second.next.next_number]).toEqual([1, 2, 3]);
  expect(first.body.previous).toBeNull();
  const text = new TextEncoder().encode(offlineText(first.body));
  expect(bytesOf(second.body.previous ?? "")).toEqual(new Uint8Array(await crypto.subtle.digest("SHA-256", text)));
  expect(await crypto.subtle.verify(verifying, checked, bytesOf(first.body.signature), text)).toBe(true);
  const changed = new TextEncoder().encode(offlineText({ ...first.body, sold_dt: "2026-11-26T11:00:00.000Z" }));
  expect(await crypto.subtle.verify(verifying, checked, bytesOf(first.body.signature), changed)).toBe(false);
});

test("the private key cannot be taken out of the browser", async () => {
  const { key } = await newKey();
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey("jwk", key)).rejects.toThrow();
});
