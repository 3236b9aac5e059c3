import { createHash, webcrypto } from "node:crypto";
import type { offline } from "@patron/contract";
import type { BodyOf, Client } from "@patron/contract/client";
import { offlineText } from "@patron/contract/offline-text";
import { calls } from "@patron/contract/routes";

type OfflineSale = BodyOf<typeof offline.sell>;
const algorithm = { name: "ECDSA", namedCurve: "P-256" };

/** A till that signs what it sells without a connection. Its prices are those that the server has when `sold` is called. */
export async function offlineTill(till: Client) {
  const pair = await webcrypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
  const { x = "", y = "" } = await webcrypto.subtle.exportKey("jwk", pair.publicKey);
  const series = await till(calls.offline.openSeries, { body: { public_key: { kty: "EC", crv: "P-256", x, y } } });
  let [number, previous]: [number, string | null] = [series.next_number, null];
  return {
    prefix: series.prefix,
    /** The next sale, of one item in cash; `change` is what the till gets wrong. */
    async sold(code: string, change: Partial<OfflineSale["totals"]> = {}): Promise<OfflineSale> {
      const { id: catalogue_id, goods } = await till(calls.offline.catalogue, {});
      const goods_id = goods.find((item) => item.code === code)?.id ?? "";
      const items = [{ goods_id, quantity: "1" }];
      const { check } = await till(calls.term.process, { body: { items, payments: [{ payment_type: "cash" }] } });
      const { amount_to_pay: amount } = check.totals;
      const sale = {
        ...{ series_id: series.id, number, previous, catalogue_id, transaction_id: crypto.randomUUID() },
        ...{ sold_dt: new Date().toISOString(), business_staff_id: null, rule_ids: [], tip_amount: null },
        ...{ odometer: null, vehicle_id: null, comment: null, customer: null },
        items: [{ goods_id, quantity: "1", stated_amount: null, price: null }],
        payments: [{ payment_type: "cash" as const, amount, tendered: null }],
        totals: { ...check.totals, ...change },
      };
      const text = offlineText(sale);
      const signed = await webcrypto.subtle.sign(
        { name: "ECDSA", hash: "SHA-256" },
        pair.privateKey,
        Buffer.from(text),
      );
      [number, previous] = [number + 1, createHash("sha256").update(text).digest("base64url")];
      return { ...sale, signature: Buffer.from(signed).toString("base64url") };
    },
    send: (body: OfflineSale) => till(calls.offline.sell, { body }, { idempotencyKey: crypto.randomUUID() }),
  };
}
