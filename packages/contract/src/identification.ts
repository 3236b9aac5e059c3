import { IDENTIFIER_TYPES, LANGUAGES, MOST_IDENTIFIERS, ONCE_ID_TYPES } from "./enums.ts";
import { call, group, ofPos, open, roles, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";
import { TermCustomer } from "./term-customer.ts";
import { identifying } from "./term-errors.ts";

const reads = roles("marketing", "sales-point-manager", "accountant", "support-operator", "viewer");
const changes = ofPos(roles("marketing", "support-operator", "sales-point-manager"));

/** A card or another value that tills of its programme know a customer by. */
export const CustomerIdentifier = s.object({
  id: s.idOf("customer_identifier"),
  loyalty: s.reference("loyalty"),
  type: s.oneOf(IDENTIFIER_TYPES),
  value: s.text(200),
  created_dt: s.instant,
});
/** What tills know a customer by, and the pages that show them codes. */
export const CustomerIdentifiers = s.object({
  items: s.list(CustomerIdentifier, MOST_IDENTIFIERS),
  /** The page of each of the customer’s cards. */
  pages: s.list(s.object({ loyalty: s.reference("loyalty"), link: s.text(400) }), 200),
});
/** A code that a till takes in place of a card, once. */
export const CustomerCode = s.object({
  code: s.text(6),
  /** What the QR code says. */
  qr: s.text(40),
  expires_dt: s.instant,
  /** The name of the programme for customers. */
  title: s.text(200),
  language: s.oneOf(LANGUAGES),
});
/** A code by which a shared register books the next operation for the terminal of a steward. */
export const StewardCode = s.object({ code: s.text(6), expires_dt: s.instant });

/** Cards and codes that identify customers and stewards at a till. */
export const identification = group("identification", {
  list: call("GET /x/customers/{userId}/identifiers", {
    summary: "Lists the cards and other values that tills know a customer by, with the pages that show them codes.",
    access: reads,
    response: CustomerIdentifiers,
    errors: ["customer.not_found"],
    extension: true,
  }),
  add: call("POST /x/customers/{userId}/identifiers", {
    summary:
      "Gives a customer a card or another value that tills of a programme know them by. No two customers have the same.",
    access: changes,
    body: s.object({
      loyalty_id: s.idOf("loyalty"),
      type: s.oneOf(IDENTIFIER_TYPES),
      value: s.title(200),
    }),
    response: CustomerIdentifier,
    errors: [
      "customer.not_found",
      "loyalty.not_found",
      "identifier.invalid",
      "identifier.taken",
      "identifier.too_many",
    ],
    extension: true,
  }),
  remove: call("DELETE /x/customers/{userId}/identifiers/{customerIdentifierId}", {
    summary:
      "Takes a card or another value from a customer. Tills do not know it from then on, and another customer may get it.",
    access: changes,
    response: s.done,
    errors: ["identifier.not_found"],
    extension: true,
  }),
  showCode: call("POST /public/customer_code/{token}", {
    summary: "Makes a code for the customer of a link, by which a till knows them once. It runs out after a minute.",
    access: open,
    response: CustomerCode,
    errors: ["customer_code.not_found"],
    throttle: { attempts: 240, seconds: 3600 },
    secretAnswer: true,
    extension: true,
  }),
  identify: call("POST /term/customer/identify", {
    summary:
      "Finds the customer of whatever was scanned or typed: a card, the QR code or one-time code of their page, a telephone, an e-mail or an external id. A one-time code is used up.",
    access: seller,
    body: s.object({ user_id_value: s.text(400, 1), user_id_type: s.optional(s.oneOf(ONCE_ID_TYPES)) }),
    response: TermCustomer,
    errors: identifying,
    extension: true,
  }),
  addStewardCode: call("POST /term/steward_code", {
    summary:
      "Makes a code by which a register of the same point of sale books one operation for this terminal of a steward. The previous one ends.",
    access: seller,
    response: StewardCode,
    errors: ["terminal.not_steward"],
    secretAnswer: true,
    extension: true,
  }),
});
