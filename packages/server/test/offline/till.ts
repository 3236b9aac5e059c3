import { randomUUID, webcrypto } from "node:crypto";
import type { offline } from "@patron/contract";
import type { BodyOf, ReplyOf } from "@patron/contract/client";
import type { TillPaymentType } from "@patron/contract/enums";
import { offlineText } from "@patron/contract/offline-text";
import { calls } from "@patron/contract/routes";
import { type HeldInput, inputFrom, type PaymentInput, price } from "@patron/engine";
import { newId } from "../../src/kit/id.ts";
import { textHash } from "../../src/kit/vault/signing-key.ts";
import type { Caller } from "../caller.ts";

export type OfflineBody = BodyOf<typeof offline.sell>;
type Catalogue = ReplyOf<typeof offline.catalogue>;
const algorithm = { name: "ECDSA", namedCurve: "P-256" };

/** A till that sells without a connection, as a browser does it: it holds a catalogue and a key, prices with the engine, signs and chains. */
export interface OfflineTill {
  seriesId: string;
  prefix: string;
  catalogue: Catalogue;
  /** What the till makes of a sale, with the next number. */
  sold(some: Partial<OfflineBody> & Pick<OfflineBody, "items">): Promise<OfflineBody>;
  /** The same sale with other fields, signed again. */
  signed(body: Omit<OfflineBody, "signature">): Promise<OfflineBody>;
  /** What the next sale has to name. */
  hashOf(body: OfflineBody): string;
  send(body: OfflineBody): Promise<ReplyOf<typeof offline.sell>>;
}

export async function offlineTill(till: Caller): Promise<OfflineTill> {
  const pair = await webcrypto.subtle.generateKey(algorithm, false, ["sign", "verify"]);
  const { x = "", y = "" } = await webcrypto.subtle.exportKey("jwk", pair.publicKey);
  const public_key = { kty: "EC", crv: "P-256", x, y } as const;
  const series = await till.request(calls.offline.openSeries, { body: { public_key } });
  const catalogue = await till.request(calls.offline.catalogue, {});
  let [number, previous]: [number, string | null] = [series.next_number, null];
  const signed = async (body: Omit<OfflineBody, "signature">): Promise<OfflineBody> => {
    const text = Buffer.from(offlineText(body));
    const signature = await webcrypto.subtle.sign({ name: "ECDSA", hash: "SHA-256" }, pair.privateKey, text);
    return { ...body, signature: Buffer.from(signature).toString("base64url") };
  };
  return {
    ...{ seriesId: series.id, prefix: series.prefix, catalogue, signed },
    async sold(some) {
      const { totals, payments } = some;
      const body = {
        ...{ series_id: series.id, number, previous, catalogue_id: catalogue.id, transaction_id: newId() },
        ...{ sold_dt: new Date().toISOString(), business_staff_id: null, rule_ids: [], tip_amount: null },
        ...{ odometer: null, vehicle_id: null, comment: null, customer: null },
        // What a till cannot price is sent as it is told.
        ...(totals && payments ? { totals, payments } : priceHeld(catalogue, some, payments)),
        ...some,
      };
      const whole = await signed(body);
      [number, previous] = [number + 1, textHash(offlineText(whole))];
      return whole;
    },
    hashOf: (body) => textHash(offlineText(body)),
    send: (body) => till.request(calls.offline.sell, { body }, { idempotencyKey: randomUUID() }),
  };
}

/** An item of a catalogue by its code, as a line sells it. */
export function lineOf({ goods }: Catalogue, code: string, quantity = "1"): OfflineBody["items"][number] {
  const item = goods.find((one) => one.code === code);
  if (!item) throw new Error(`The till holds no item ${code}.`);
  return { goods_id: item.id, quantity, stated_amount: null, price: null };
}

/** The totals of a check as the till computes them, paid in cash unless it says otherwise; null: not yet. */
export function priceHeld(
  catalogue: Catalogue,
  { items, sold_dt, rule_ids = [], tip_amount = null }: Partial<OfflineBody> & Pick<OfflineBody, "items">,
  payments: readonly PaymentInput[] | null = [{ payment_type: "cash" }],
): Pick<OfflineBody, "totals" | "payments"> {
  const input = catalogue.input as HeldInput; // Made by the server from this type.
  const held = { input, goods: new Map(catalogue.goods.map((item) => [item.id, item])) };
  const at = sold_dt ?? new Date().toISOString();
  const found = inputFrom(held, { at, items, rule_ids, payments, tip_amount });
  if (typeof found === "number") throw new Error(`The till does not hold item ${found}.`);
  const outcome = price(found);
  if (!outcome.ok) throw new Error(outcome.refusal.code);
  const { check } = outcome;
  const { reduced_amount: _, net_amount: __, goods_amount_to_pay: ___, ...totals } = check.totals;
  const paid = (check.payments ?? []).map(({ payment_type, amount, tendered }) => ({
    ...{ payment_type: payment_type as TillPaymentType, amount, tendered }, // Nothing else was paid with.
  }));
  return { totals, payments: paid };
}
