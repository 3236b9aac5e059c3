/** What the operations of each group are about. */
export const tags: Record<string, string> = {
  audit: "Who changed what in the business. Entries are written together with the change and never altered.",
  auth: "Signing in, registering, switching between businesses and signing out.",
  business: "The business that the session works in, with its settings, legal details and preferences.",
  businessUser: "The person who is signed in: profile, language, password and e-mail address.",
  cardCategories: "Customer categories of a loyalty programme, from the lowest to the highest.",
  corporateAccounts: "Special accounts of companies, and the movements made on them by hand.",
  corporateCustomers: "Companies that buy. They have no cards; they pay from their special accounts.",
  customerAccounts: "Special accounts of customers, and the movements made on them by hand.",
  customers: "Customers of the business and their cards. A card is the membership in one loyalty programme.",
  dashboard: "Figures of the business at a glance.",
  embedded: "Short lists for pickers. Everyone who is signed in may read them.",
  goods: "Goods and services that the business sells, and the categories that arrange them.",
  loyalty: "Loyalty programmes and their settings.",
  platform: "Facts about the platform: countries, time zones, roles, live changes and ledger checks.",
  news: "News for customers: offers and announcements, shown below their receipts.",
  pos: "Points of sale: the places where terminals stand. Each belongs to one loyalty programme.",
  priceGroups: "Price lists in one currency, with the taxes around them. A terminal sells by at most one.",
  rules: "Rules that give discounts and credit bonuses in a loyalty programme.",
  search: "One search over everything that has a name, a number or a code.",
  specialAccounts: "Special accounts that the business defines: money, goods or stamps beside bonuses.",
  taxes: "Taxes of a loyalty programme, and reports of what they came to.",
  term: "The terminal API: what tills, kiosks and outside registers sell through.",
  terminals: "Terminals: tills, kiosks and whatever else sells at a point of sale, each in one currency.",
  transactions: "Everything that moved value: sales, refunds, and bonuses and accounts moved by hand.",
  views: "Saved views of lists, for one person or for everyone in the business.",
};

/** What the summary of an operation has no room for. */
export const operations: Record<string, string> = {
  "auth.token": "Ask `prepareSignIn` first: it says whether a captcha has to be solved.",
  "auth.register": "Ask `prepareRegistration` first: it says whether a captcha has to be solved.",
  "customers.add":
    "Name the customer by `user_id_value`, or by `phone`, `email` or `external_id`. With `existing_user_only` nobody new is created.",
  "customers.find": "Give `user_id_value`, and `user_id_type` where the value could be read in two ways.",
  "customers.search": "A POST because it takes a body; it changes nothing.",
  "customers.ids": "A POST because it takes a body; it changes nothing.",
  "term.process": "Use it to show what a check will cost before it is sold. It changes nothing.",
  "term.sale":
    "Sends one check. `items` name goods by `goods_id` or `code`; `payments` must come to the amount to pay.",
  "term.reserve":
    "For sales whose quantities are known only later, such as filling fuel. Follow it with `finalizeCheck` or `cancelCheck`.",
  "term.finalize": "Lines that are left out keep their reserved quantity.",
  "rules.try": "A POST because it takes a body; it changes nothing.",
  "transactions.list":
    "A day in `date_from` and `date_to` is a day of the point of sale, and both ends count. `loyalty`, `pos` and `terminal` take identifiers.",
  "transactions.adjustBonuses": "Give either `amount` or `balance`.",
  "transactions.adjustAccount": "Give either `amount` or `balance`.",
  "customerAccounts.adjust": "Give either `amount` or `balance`.",
  "corporateAccounts.adjust": "Give either `amount` or `balance`.",
  "platform.live": "Sends `text/event-stream`; the JSON schema is that of the data of an event.",
  "terminals.goods": "Each flag of the query adds a field to every item.",
  "terminals.goodsPaginated": "Each flag of the query adds a field to every item.",
  "priceGroups.items": "Each `include_` flag adds a field to every item.",
};
