/** What the summary of an operation has no room for. */
export const operations: Record<string, string> = {
  "auth.token": "Call `prepareSignIn` first: it says whether a captcha has to be solved.",
  "auth.register": "Call `prepareRegistration` first: it says whether a captcha has to be solved.",
  "customers.add":
    "Name the customer by `user_id_value`, or by `phone`, `email` or `external_id`. With `existing_user_only` nobody new is created.",
  "customers.find": "Give `user_id_value`, and `user_id_type` where the value could be read in two ways.",
  "customers.search": "A POST because it takes a body; it changes nothing.",
  "customers.ids": "A POST because it takes a body; it changes nothing.",
  "term.process": "Shows what a sale will cost before it is completed. It changes nothing.",
  "term.sale":
    "Completes one sale. `items` name goods by `goods_id` or `code`; `payments` must add up to the amount to pay.",
  "term.reserve":
    "For sales whose quantities are known only later, such as fuel. Follow it with `finalizeCheck` or `cancelCheck`.",
  "term.finalize": "Lines that are left out keep their reserved quantity.",
  "rules.try": "A POST because it takes a body; it changes nothing.",
  "transactions.list":
    "A day in `date_from` and `date_to` is a day of the point of sale, and both ends count. `loyalty`, `pos` and `terminal` take identifiers.",
  "transactions.adjustBonuses": "Give either `amount` or `balance`.",
  "transactions.adjustAccount": "Give either `amount` or `balance`.",
  "customerAccounts.adjust": "Give either `amount` or `balance`.",
  "corporateAccounts.adjust": "Give either `amount` or `balance`.",
  "platform.live":
    "Sends `text/event-stream`; the JSON schema is that of the data of an event. `since_ms` says how long ago the caller read what it shows.",
  "terminals.goods": "Each flag of the query adds a field to every item.",
  "terminals.goodsPaginated": "Each flag of the query adds a field to every item.",
  "priceGroups.items": "Each `include_` flag adds a field to every item.",
};
