import { randomUUID } from "node:crypto";
import type { AnyCall } from "@patron/contract/kit";
import type { Fixtures } from "./fixtures.ts";
import { someSubscription } from "./messages/subscription.ts";
import type { Requested, RequestField } from "./request-fields.ts";

/**
 * What a call needs beyond its shapes to succeed for a business with everything. A call whose shapes are enough has no line here; any
 * other fails the sweeps until it has one.
 */
export function inputOf(call: string, of: Fixtures): Requested {
  const line = { goods_id: of.ids.goods, quantity: "1" };
  const payment = { payment_type: "special-account", special_account_id: of.ids.special_account };
  const paid = { items: [line], customer_id: of.ids.customer, payments: [payment] };
  const bonuses = { body: { amount: "1.00", comment: "sample text" } };
  const account = { body: { customer_id: of.ids.customer, amount: "1.00" } };
  const price = { option_type: "fixed-price", value: "9" };
  const forAll = { item_id: null, item_category_id: null };
  const inUah = { path: { currency: "UAH" } };
  const ofAccount = { path: { itemId: of.ids.account_price_option ?? "" } };
  const requests: Record<string, Requested> = {
    "priceOptions.listInCurrency": inUah,
    "priceOptions.addInCurrency": { ...inUah, body: price },
    "priceOptions.getInCurrency": inUah,
    "priceOptions.changeInCurrency": { ...inUah, body: forAll },
    "priceOptions.removeInCurrency": inUah,
    "priceOptions.addForAccount": { body: price },
    "priceOptions.getForAccount": ofAccount,
    "priceOptions.changeForAccount": { ...ofAccount, body: forAll },
    "priceOptions.removeForAccount": ofAccount,
    "customers.find": { query: { user_id_value: of.names.externalId, user_id_type: "external-id" } },
    "customers.add": { body: { external_id: randomUUID() } },
    "specialAccounts.add": { body: { currency: "UAH" } },
    "corporateAccounts.add": { body: { special_account_id: of.ids.corporate_special_account } },
    "corporateAccounts.refill": bonuses,
    "corporateAccounts.adjust": bonuses,
    "customerAccounts.refill": bonuses,
    "customerAccounts.adjust": { body: { amount: "1.00", comment: "sample text" } },
    "term.customer": { query: { user_id_value: of.names.externalId, user_id_type: "external-id" } },
    "term.process": { body: paid },
    "term.sale": { body: paid },
    "term.reserve": { body: paid },
    "term.finalize": { body: { transaction_id: of.ids.reservation } },
    "rules.add": { body: { action_type: "discount-check-percent", value: "10" } },
    "transactions.adjustBonuses": bonuses,
    "transactions.refillAccount": account,
    "transactions.adjustAccount": { body: { ...account.body, comment: "sample text" } },
    "transactions.writeOffAccount": account,
    "rules.try": {
      body: {
        rule: { title: "sample text", action_type: "discount-check-percent", value: "10" },
        check: { currency: "UAH", items: [{ ...line, price: "10.00" }] },
      },
    },
    "goods.orderInCategory": { query: { category: of.ids.goods_category } },
    "goods.orderCategories": { body: { items: [{ id: of.ids.goods_category, parent_id: null }] } },
    "goods.add": { body: { code: randomUUID() } },
    "messages.send": { body: { channels: ["sms"], texts: { en: "sample text" } } },
    "messages.cost": { body: { channels: ["sms"], texts: { en: "sample text" } } },
    "businessUser.verifyPhone": { body: { value: "+380671234567" } },
    "messages.test": { body: { recipient: "+380671234567" } },
    "messageTemplates.change": { body: { messages: [{ message_code: "welcome", texts: { en: "sample text" } }] } },
    "messageTemplates.sendTest": { body: { message_type: "sms" } },
    // Required, it would keep the owner from every other call.
    "business.changeSecondFactor": { body: { second_factor_required: false } },
    "views.add": { body: { list: "pos" } },
    "business.preferences": { query: { name: "menu" } },
    "priceMatrix.addChange": { body: { valid_from: "2091-01-01T00:00:00Z", valid_until: null } },
    "messages.readed": { path: { messageId: of.ids.incoming_message ?? "" } },
    "messages.reply": { path: { messageId: of.ids.incoming_message ?? "" } },
    ...{ ...furtherOf(of), ...invitations(of), ...refundsOf(of), ...receiptsOf(of), ...passesOf(of), ...offlineOf(of) },
  };
  return requests[call] ?? {};
}

/** A reserved check that a reader can take, and one that a reader took. */
function readersOf({ ids }: Fixtures): Record<string, Requested> {
  const paid = { path: { transactionId: ids.paid_at_reader ?? "" } };
  return {
    "readerPayments.start": { path: { transactionId: ids.for_reader ?? "" } },
    "readerPayments.ofCheck": paid,
    "readerPayments.stop": paid,
  };
}

/** The devices of a customer, by the links that belong to them. */
function devicesOf({ ids }: Fixtures): Record<string, Requested> {
  const path = { token: ids.consent_token ?? "" };
  return {
    "customerDevices.show": { path },
    "customerDevices.switchOn": { path, body: someSubscription() },
    "customerDevices.switchOff": { path },
    "customerDevices.received": { path: { token: ids.push_receipt ?? "" } },
  };
}

function furtherOf(of: Fixtures): Record<string, Requested> {
  return {
    // Only a road tanker has a driver.
    "pos.add": { body: { pos_type: "road-tanker" } },
    "pos.change": { body: { pos_type: "road-tanker" } },
    "identification.identify": { body: { user_id_value: of.names.externalId, user_id_type: "external-id" } },
    "identification.showCode": { path: { token: of.ids.customer_code_token ?? "" } },
    "pushDevice.switchOn": { body: someSubscription() },
    ...devicesOf(of),
    ...readersOf(of),
    "businessUser.changeSupportAccess": { body: { support: false } },
    "business.changeSettings": { body: { app_store_url: null, google_play_url: null } },
    "messages.system": { body: { attachments: [] } },
    "messages.attachment": { path: { messageId: of.ids.support_message ?? "", attachmentNumber: "1" } },
    "terminalDevices.changeStripe": { body: { registration_code: "simulated-wpe" } },
    "goodsImports.preview": { body: { columns: ["code"], rows: [["sample"]] } },
    "goodsImports.add": {
      body: {
        columns: ["code", "title"],
        rows: [["sample-import", "Sample"]],
        fingerprint: of.ids.goods_import_fingerprint ?? "",
      },
    },
    "ruleReplays.add": {
      body: {
        draft: {
          kind: "rule",
          rule: { title: "sample text", action_type: "discount-check-percent", value: "10" },
          off_rule_ids: [of.ids.rule ?? ""],
        },
        date_from: "2026-01-01",
        date_to: "2026-12-31",
      },
    },
  };
}

/** Refunds name lines of a sale. */
function refundsOf({ ids }: Fixtures): Record<string, Requested> {
  const lines = [{ id: ids.sold_line ?? "", quantity: "1" }];
  return {
    "refunds.preview": { path: { transactionId: ids.sold ?? "" }, body: { lines } },
    "refunds.add": { path: { transactionId: ids.sold ?? "" }, body: { lines } },
    "refunds.tillPreview": { path: { transactionId: ids.sold ?? "" }, body: { lines } },
    "refunds.tillAdd": { path: { transactionId: ids.sold ?? "" }, body: { lines } },
  };
}

/** The address on the receipt of a sale. */
function receiptsOf({ ids }: Fixtures): Record<string, Requested> {
  const byToken = { path: { token: ids.receipt_token ?? "" } };
  const ofSale = { path: { transactionId: ids.sold ?? "" } };
  return {
    "receipts.page": byToken,
    "receipts.ofTill": byToken,
    "receipts.email": { ...ofSale, body: { email: "olena@example.com" } },
    "receipts.emails": ofSale,
  };
}

/** A link shows one card. */
function passesOf({ ids }: Fixtures): Record<string, Requested> {
  const byLink = { path: { token: ids.wallet_token ?? "" } };
  const { wallet_service: service = "", wallet_serial: serial = "" } = ids;
  const onPhone = { path: { service, serial, device: "sample", passType: "pass.example.card" } };
  return {
    "walletPasses.change": { body: { active: true } },
    "passUpdates.register": { ...onPhone, body: { pushToken: "sample" } },
    "passUpdates.unregister": onPhone,
    "passUpdates.changed": onPhone,
    "passUpdates.latest": onPhone,
    "passUpdates.log": onPhone,
    "walletPasses.card": byLink,
    "walletPasses.pass": byLink,
    "walletPasses.google": byLink,
  };
}

/** A point of the curve P-256: the one that it is defined with. */
const somePoint = {
  x: "axfR8uEsQkf4vOblY6RA8ncDfYEt6zOg9KE5RdiYwpY",
  y: "T-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU",
};

/** A sale is signed, so it is made with the fixtures. */
function offlineOf({ ids }: Fixtures): Record<string, Requested> {
  return {
    "offline.openSeries": { body: { public_key: { kty: "EC", crv: "P-256", ...somePoint } } },
    "offline.sell": { body: JSON.parse(ids.offline_body ?? "{}") },
  };
}

/** The calls about invitations. */
function invitations({ ids }: Fixtures): Record<string, Requested> {
  const byCode = { path: { code: ids.referral_code ?? "" } };
  return {
    "term.addCustomer": { body: { referral_code: byCode.path.code } },
    "referralProgram.change": { body: { active: true } },
    "referralProgram.info": byCode,
    "referralProgram.page": byCode,
  };
}

/** The id for a field of a call: the one that the call needs, else the one of the entity. */
export function idAt({ call, field }: { call: AnyCall; field: RequestField }, of: Fixtures): string | undefined {
  const { path, body } = inputOf(call.name, of);
  const own = field.where === "path" ? path?.[field.name] : field.at.length === 1 ? body?.[field.name] : undefined;
  return typeof own === "string" ? own : of.ids[field.entity ?? ""];
}
