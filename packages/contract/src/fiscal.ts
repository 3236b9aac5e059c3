import { FISCAL_COLUMNS, FISCAL_KINDS, FISCAL_PROBLEMS, FISCAL_STATES } from "./enums.ts";
import { call, group, ofPos, roles, seller } from "./kit/index.ts";
import * as s from "./kit/schema.ts";

const reads = roles("sales-point-manager", "viewer");
const changes = roles("sales-point-manager");
const lists = roles("accountant", "sales-point-manager", "support-operator", "viewer");
const corrects = ofPos(roles("support-operator", "sales-point-manager"));

const device = {
  active: s.flag,
  /** Where the service is. */
  url: s.url,
  /** Empty: the cashier signs in with a PIN. */
  cashier_login: s.text(100),
};
const printable = "^[!-~]+$";

/** The cash register of a till at Checkbox. */
export const FiscalDevice = s.object({
  ...device,
  license_key_set: s.flag,
  cashier_secret_set: s.flag,
  version: s.version,
});
export const FiscalDeviceBody = s.object({
  ...device,
  license_key: s.optional({ ...s.secret(200), pattern: printable }),
  /** The cashier's password, or the PIN where they have no login here. */
  cashier_secret: s.optional(s.secret(200)),
});

/** What a device says of itself. */
export const FiscalCheck = s.object({
  /** Null: it is ready to register. */
  problem: s.nullable(s.oneOf(FISCAL_PROBLEMS)),
  /** The words of the service, or nothing. */
  said: s.text(500),
  /** The number of the register at the tax service. */
  register_number: s.nullable(s.text(100)),
  address: s.nullable(s.text(500)),
  /** Its receipts count for nothing. */
  is_test: s.flag,
  shift_open: s.flag,
  /** Taxes of the programme whose code the register does not know. */
  unknown_taxes: s.list(s.reference("tax"), 200),
});

const registered = {
  fiscal_number: s.nullable(s.text(100)),
  fiscal_dt: s.nullable(s.instant),
  /** Where anybody can check the receipt with the tax service. */
  fiscal_url: s.nullable(s.text(2000)),
};
export const FiscalReceipt = s.entity("fiscal_receipt", {
  kind: s.oneOf(FISCAL_KINDS),
  state: s.oneOf(FISCAL_STATES),
  terminal: s.reference("terminal"),
  pos: s.reference("pos"),
  /** The sale or refund; null for the end of a shift. */
  transaction_id: s.nullable(s.idOf("transaction")),
  number: s.nullable(s.text(20)),
  currency: s.nullable(s.text(3)),
  amount: s.nullable(s.signedMoney),
  ...registered,
  /** Why it is not registered yet. */
  problem: s.nullable(s.oneOf(FISCAL_PROBLEMS)),
  /** The words of the service. */
  error_text: s.nullable(s.text(500)),
  attempts: s.whole(0, 2 ** 31 - 1),
  /** When it is sent next; null: there is no further automatic attempt. */
  due_dt: s.nullable(s.instant),
});
const TillFiscalReceipt = s.object({
  kind: s.oneOf(FISCAL_KINDS),
  state: s.oneOf(FISCAL_STATES),
  ...registered,
  problem: s.nullable(s.oneOf(FISCAL_PROBLEMS)),
});

/** Cash registers that register sales with the tax service, and their receipts. */
export const fiscal = group("fiscal", {
  device: call("GET /x/terminals/{terminalId}/fiscal_device", {
    summary: "Shows the fiscal device of a till.",
    access: reads,
    response: FiscalDevice,
    errors: ["terminal.not_found"],
    extension: true,
  }),
  changeDevice: call("PATCH /x/terminals/{terminalId}/fiscal_device", {
    summary: "Changes the fiscal device of a till. What was not registered yet is sent again.",
    access: changes,
    body: s.patch(FiscalDeviceBody),
    response: FiscalDevice,
    errors: ["terminal.not_found", "fiscal.incomplete", "fiscal.currency", "conflict.stale"],
    extension: true,
  }),
  check: call("POST /x/terminals/{terminalId}/fiscal_device/check", {
    summary: "Signs in at the fiscal device of a till and says what keeps it from registering. Registers nothing.",
    access: changes,
    reads: true,
    response: FiscalCheck,
    errors: ["terminal.not_found", "fiscal.incomplete"],
    maxSeconds: 60,
    extension: true,
  }),
  closeShift: call("POST /x/terminals/{terminalId}/fiscal_device/shift/close", {
    summary:
      "Asks for the end of the device's shift, after everything that waits before it. The next receipt opens another.",
    access: changes,
    response: FiscalReceipt,
    errors: ["terminal.not_found", "fiscal.inactive"],
    needsKey: true,
    extension: true,
  }),
  list: call("GET /x/fiscal_receipts", {
    summary: "Lists what fiscal devices have registered, refused or still have to register, the latest first.",
    access: lists,
    query: {
      pos: s.idOf("pos"),
      terminal: s.idOf("terminal"),
      transaction_id: s.idOf("transaction"),
      kind: s.oneOf(FISCAL_KINDS),
      state: s.oneOf(FISCAL_STATES),
      date_from: s.text(40),
      date_to: s.text(40),
    },
    paged: { sorts: ["created_dt", "fiscal_dt"] },
    response: s.page(FiscalReceipt),
    exports: FISCAL_COLUMNS,
    extension: true,
  }),
  repeat: call("POST /x/fiscal_receipts/{fiscalReceiptId}/repeat", {
    summary: "Sends a receipt again that is not registered yet, at once. A registered one cannot be doubled.",
    access: corrects,
    response: FiscalReceipt,
    errors: ["fiscal_receipt.not_found", "fiscal_receipt.done"],
    needsKey: true,
    extension: true,
  }),
  ofCheck: call("GET /term/checks/{transactionId}/fiscal_receipts", {
    summary: "Shows what became of the fiscal receipts of a check of this terminal.",
    access: seller,
    response: s.items(TillFiscalReceipt),
    errors: ["transaction.not_found"],
    extension: true,
  }),
});
