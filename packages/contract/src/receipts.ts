import { LANGUAGES } from "./enums.ts";
import { call, group, open, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { Transaction } from "./shapes/check.ts";

/** Receipts by the address that they carry as a QR code. */
export const receipts = group("receipts", {
  page: call("GET /public/receipts/{token}", {
    summary: "Shows a receipt to anybody who has its address.",
    access: open,
    query: { lang: s.oneOf(LANGUAGES) },
    response: s.text(1_000_000),
    answer: "html",
    errors: ["receipt.not_found"],
    throttle: { attempts: 300, seconds: 3600 },
    extension: true,
  }),
  ofTill: call("GET /term/receipts/{token}", {
    summary:
      "Finds a check by the address on its receipt: of this terminal, or of one whose sales the programme lets it refund.",
    access: seller,
    response: s.object({ transaction: Transaction }),
    errors: ["receipt.not_found", "receipt.of_another_terminal", "refund.currency"],
    extension: true,
  }),
});
