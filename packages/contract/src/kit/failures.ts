/**
 * Every failure code with its HTTP status and its English sentence: the only place where a status is decided.
 * The web app translates by code; the sentence is for logs and integrators.
 */
export const failures = {
  "request.malformed": [400, "The request is not well-formed; every fault is listed with its path."],
  "auth.required": [401, "This call needs a credential."],
  "auth.expired": [401, "The credential is no longer valid; sign in again."],
  "auth.refused": [401, "The login or the password is wrong."],
  "access.denied": [403, "The role-based model or the ownership of the business forbids this call."],
  "view.of_another": [422, "Only its maker or an owner may change a shared view."],
  "origin.refused": [403, "A call that changes something may not be opened by navigation or prefetch."],
  "route.not_found": [404, "There is no such call."],
  "business.not_found": [404, "There is no such business."],
  "loyalty.not_found": [404, "There is no such loyalty programme."],
  "pos.not_found": [404, "There is no such point of sale."],
  "news.not_found": [404, "There is no such news."],
  "terminal.not_found": [404, "There is no such terminal."],
  "preferences.not_found": [404, "Nothing is stored under this name."],
  "goods.not_found": [404, "There is no such item in this programme."],
  "goods_category.not_found": [404, "There is no such category in this programme."],
  "goods_image.not_found": [404, "The item has no such picture."],
  "tax.not_found": [404, "There is no such tax in this programme."],
  "price_group.not_found": [404, "There is no such price group in this programme."],
  "price_group_item.not_found": [404, "The price group has no such item."],
  "master_price.not_found": [404, "The item has no such price in this price group."],
  "customer.not_found": [404, "There is no such customer."],
  "corporate_customer.not_found": [404, "There is no such commercial customer."],
  "special_account.not_found": [404, "There is no such special account."],
  "customer_account.not_found": [404, "The customer has no such special account."],
  "transaction.not_found": [404, "There is no such transaction."],
  "rule.not_found": [404, "There is no such rule."],
  "card_category.not_found": [404, "There is no such customer category in this programme."],
  "view.not_found": [404, "There is no such saved view."],
  "hand_off.not_found": [404, "The hand-off is wrong, used or out of date."],
  "file.not_found": [404, "There is no such file."],
  "mailbox.closed": [404, "This server sends its mail, or is reachable by others; it shows no mailbox."],
  "email.not_found": [404, "The confirmation link is wrong, used or out of date."],
  "request.running": [409, "The first request with this idempotency key is still running."],
  "request.answered": [409, "It was done already; the secret in the first answer is shown only once."],
  "conflict.duplicate": [409, "Something with the same identity exists already."],
  "customer.already_joined": [409, "The customer has a card of this programme already; `details` tell the id."],
  "conflict.in_use": [409, "Other records still use this one."],
  "conflict.stale": [412, "The record was changed by somebody else in the meantime."],
  "body.too_large": [413, "The request is larger than this call takes."],
  "image.unsupported": [415, "The image is not a JPEG or PNG picture of at most 40 megapixels."],
  "body.unsupported": [415, "This call does not take this content type."],
  "idempotency.mismatch": [422, "The idempotency key was used with another request."],
  "idempotency.required": [422, "This call needs an Idempotency-Key header."],
  "email.taken": [422, "This e-mail address is already registered."],
  "phone.invalid": [422, "This is no telephone number."],
  "password.wrong": [422, "The present password is wrong."],
  "password.weak": [422, "The password is too short or among the commonest ones."],
  "country.unknown": [422, "There is no such country."],
  "currency.unknown": [422, "There is no such currency."],
  "time_zone.unknown": [422, "There is no such time zone."],
  "terminal.refused": [401, "The terminal's login or password is wrong."],
  "customer.blocked": [422, "The customer is blocked."],
  "customer.id_invalid": [422, "This is no telephone number, e-mail address or external id of a customer."],
  "transaction.state": [422, "The transaction is not in a state that allows this."],
  "transaction.expired": [422, "The reservation has run out."],
  "currency.other": [422, "The currency differs from the one that this needs."],
  "sale.anonymous": [422, "The programme sells to its members only."],
  "sale.malformed": [422, "A value of the check cannot be read; the path tells which."],
  "sale.unknown_currency": [422, "The terminal's currency is not known."],
  "sale.duplicate_line": [422, "Two lines of the check have the same id."],
  "line.price_missing": [422, "An item has no price at this terminal."],
  "line.price_below_taxes": [422, "The price of an item is below the taxes that it contains."],
  "line.negative_quantity": [422, "A quantity is below zero."],
  "line.amount_outside_tolerance": [
    422,
    "A stated amount differs from price times quantity by more than the terminal tolerates.",
  ],
  "line.unknown": [422, "The reservation has no such line."],
  "line.quantity_raised": [422, "More than was reserved cannot be finalised."],
  "payments.sum_mismatch": [422, "The payments do not sum to the amount to pay."],
  "payments.special_account_not_alone": [422, "A special account pays the whole check or nothing."],
  "payments.special_account_other_goods": [422, "The special account does not pay for some of these goods."],
  "payments.special_account_other_currency": [422, "The special account holds another currency than the check."],
  "payments.special_account_goods_only": [422, "Delivery and tips cannot be paid with goods or punches."],
  "payments.special_account_no_price": [422, "An item has no price in punches of this account."],
  "payments.special_account_not_reserved": [
    422,
    "Only the special account that was reserved may pay what is finalised.",
  ],
  "special_account.elsewhere": [422, "The special account does not work at this point of sale."],
  "customer_account.no_access": [422, "The customer has no card of this programme that may be paid with."],
  "customer_account.odometer_missing": [422, "This special account asks for the odometer."],
  "customer_account.vehicle_missing": [422, "This special account asks for the vehicle."],
  "customer_account.limit_exceeded": [
    422,
    "A limit of the customer's special account would be exceeded; `details` tell its period and what is left.",
  ],
  "pin.needed": [422, "The payment is above what the special account pays without a PIN."],
  "pin.wrong": [422, "The PIN is wrong; `details` tell how many tries are left."],
  "pin.dead": [422, "No PIN is good any more: it is used, out of date, or was tried too often."],
  "customer.email_missing": [422, "The customer has no e-mail address that a PIN could be sent to."],
  "payments.tendered_short": [422, "Less cash was given than is to be paid."],
  "finalise.limit_unreachable": [422, "The reserved amount cannot be kept for what was delivered."],
  "bonuses.insufficient": [422, "The customer has fewer bonuses available."],
  "bonuses.spent": [422, "Bonuses that this transaction granted are already spent."],
  "account.insufficient": [422, "The account has less available."],
  "special_account.unit_invalid": [
    422,
    "An account of money needs a currency, one of goods a unit, and neither the other.",
  ],
  "special_account.expiry_invalid": [422, "The life of a refill is not right."],
  "special_account.expiry_on_credit": [422, "Only an account without credit may have value that ends."],
  "special_account.range_reversed": [422, "The lower end of a range is above its upper end."],
  "special_account.in_use": [422, "The account is used already; these fields stay."],
  "special_account.inactive": [422, "The special account is switched off."],
  "special_account.no_punches": [422, "Only special accounts of punches have prices in the goods."],
  "special_account.other_scope": [422, "The special account is not for retail customers."],
  "special_account.not_corporate": [422, "The special account is not for companies."],
  "special_account.other_programme": [
    422,
    "The customer has no card of a programme that the special account works in.",
  ],
  "customer_account.inactive": [422, "The customer's special account is switched off."],
  "amount.not_positive": [422, "The amount must be above zero."],
  "adjustment.zero": [422, "The adjustment changes nothing."],
  "adjustment.ambiguous": [422, "Give either an amount or a balance."],
  "expiry.invalid": [422, "The end of life of promotional bonuses is not right, or has passed."],
  "hold.not_found": [422, "The reserved amount is no longer held."],
  "hold.exceeded": [422, "More was asked than is held."],
  "transfer.already_reversed": [422, "This was reversed before."],
  "transfer.partly_given_back": [422, "Part of this was given back before."],
  "transfer.given_back_exceeded": [422, "More would go back than was taken."],
  "period.invalid": [422, "The period ends before it begins, or is longer than two years."],
  "filter.unavailable": [422, "These figures are not kept by this filter."],
  "loyalty.inactive": [422, "The loyalty programme is switched off."],
  "goods_category.loop": [422, "A category cannot stand under itself."],
  "tax.compound_refused": [
    422,
    "Only a percentage base tax may name others, and only base taxes per unit of its programme.",
  ],
  "master_price.in_force": [422, "A price that is or was in force cannot be removed; a new one supersedes it."],
  "price_group.other_currency": [422, "The price group is of another currency or programme than the terminal."],
  "business.currency_locked": [422, "The business has sold already; its currency stays."],
  "iban.invalid": [422, "This is no international bank account number."],
  "comment.missing": [422, "This business asks for a comment here."],
  "terminal.login_taken": [422, "Another terminal signs in with this login."],
  "terminal.currency_locked": [422, "The terminal has sold already; its currency stays."],
  "pos.has_terminals": [422, "The point of sale still has active terminals."],
  "cash_rounding.step_invalid": [
    422,
    "A step that cash is rounded to must be above zero, in the decimals of its currency.",
  ],
  "card_category.default_inactive": [422, "The default category must be active."],
  "customer.id_missing": [422, "A customer needs a telephone, an e-mail address or an external id."],
  "corporate_customer.contract_reversed": [422, "The contract ends before it begins."],
  "birth_date.invalid": [422, "Nobody was born on this day."],
  "rule.action_unsupported": [422, "This action is not supported yet."],
  "rule.target_missing": [422, "The rule does not say which special account it credits."],
  "rule.target_takes_no_percent": [422, "A percentage of money credits only bonuses or an account of money."],
  "rule.target_currency": [422, "The rule has another currency than the account that it credits."],
  "rule.value_missing": [422, "The rule has neither a value nor a table of values."],
  "rule.value_invalid": [422, "A value of the rule has too many decimals."],
  "rule.percent_invalid": [422, "A discount is at most 100 percent."],
  "rule.set_invalid": [422, "What is bought and what is given in a set must be more than nothing."],
  "rule.currency_missing": [422, "A rule with amounts needs a currency."],
  "rule.audience_invalid": [422, "The table of values names a group of customers twice, or a category without its id."],
  "rule.thresholds_invalid": [422, "Thresholds start from zero and rise."],
  "rule.expiry_invalid": [422, "The end of life of promotional bonuses is not right."],
  "news.dates_reversed": [422, "The last day is before the first."],
  "rule.dates_reversed": [422, "The rule ends before it starts."],
  "rule.range_reversed": [422, "The lower end of a range is above its upper end."],
  "captcha.missing": [422, "Recaptcha token is missing"],
  "captcha.refused": [422, "The captcha provider did not confirm this request."],
  "owner.last": [422, "A business keeps at least one owner."],
  "view.limit_reached": [422, "A person keeps at most a hundred views of one list."],
  "rate.limited": [429, "Too many attempts; try again later."],
  "server.broken": [500, "The server failed; the request id leads to the log."],
  "server.unavailable": [503, "The server cannot answer now; repeating the request with the same key is safe."],
} as const satisfies Record<string, readonly [status: number, detail: string]>;

/** A stable failure code of the contract. */
export type FailureCode = keyof typeof failures;

/** The HTTP status of a failure code. */
export function statusOf(code: FailureCode): number {
  return failures[code][0];
}

/** One fault of a malformed request or of a refused field. `path` is a JSON pointer without the leading slash, dots between. */
export interface Fault {
  path: string;
  code: string;
  message: string;
}

/** The body of every failed answer (RFC 9457, `application/problem+json`). */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: FailureCode;
  errors?: Fault[];
  details?: Record<string, unknown>;
  request_id: string;
}

/** Failures that the kit itself may answer with on any call; entries list only what is theirs. */
export const kitFailures = [
  "request.malformed",
  "auth.required",
  "auth.expired",
  "access.denied",
  "body.too_large",
  "body.unsupported",
  "request.running",
  "request.answered",
  "conflict.stale",
  "idempotency.mismatch",
  "idempotency.required",
  "origin.refused",
  "rate.limited",
  "server.broken",
  "server.unavailable",
] as const satisfies readonly FailureCode[];
