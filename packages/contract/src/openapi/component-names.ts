import type { AnyCall } from "../kit/call.ts";
import { type Operation, operationOf } from "./entry.ts";
import { fingerprint, type Plain, pascal, plainOf, singular } from "./json.ts";
import { operationId } from "./operation-ids.ts";
import { exportedShapes } from "./shape-names.ts";

/**
 * Shapes that no module exports and whose position gives no good name, by that position: the call, `<` for its body or `>` for its response, and the
 * path within it. Tests fail for a row without a shape.
 */
export const placed: Record<string, string> = {
  "audit.actors>.items[]": "AuditActor",
  "audit.list>": "AuditEntryList",
  "audit.list>.items[].actor": "AuditEntryActor",
  "audit.list>.items[].names[]": "AuditEntryName",
  "audit.list>.items[].changes[]": "FieldChange",
  "auth.registerPre<": "RegistrationPreparation",
  "auth.register<": "Registration",
  "auth.signOut>": "Done",
  "auth.switchBusiness<": "BusinessSwitch",
  "auth.token<": "SignIn",
  "auth.token>.business": "BusinessIdentity",
  "auth.tokenPre>.protection": "Captcha",
  "auth.tokenPre<": "SignInPreparation",
  "business.addPreference<": "PreferenceWrite",
  "business.currencies>.items[]": "BusinessCurrency",
  "messageConsents.giveMany<": "ConsentOfMany",
  "messageConsents.giveMany>.items[]": "RecordedConsent",
  "business.checkReferral>": "ReferralCheck",
  "business.referral>": "BusinessReferral",
  "business.referral>.invited[]": "InvitedBusiness",
  "business.get>.counters": "BusinessCounters",
  "business.preferences>.items[]": "Preference",
  "business.changeRoleBasedModel<": "RoleBasedModelUpdate",
  "business.changeSecondFactor<": "SecondFactorRequirement",
  "businessUser.changePassword<": "PasswordChange",
  "businessUser.confirmEmail>": "EmailConfirmation",
  "businessUser.language>": "UserLanguage",
  "cardCategories.assign<": "CardCategoryAssignment",
  "cardCategories.assign>": "ChangedCount",
  "corporateAccounts.refill>": "CorporateAccountMove",
  "corporateCustomers.list>": "CorporateCustomerList",
  "corporateCustomers.list>.items[].accounts[]": "CorporateAccountSummary",
  "customerAccounts.add<": "AccountCreate",
  "customerAccounts.add<.limits[]": "AccountLimitWrite",
  "customerAccounts.adjust<": "AccountAdjustment",
  "customerAccounts.change<": "AccountUpdate",
  "customerAccounts.list>.items[].lots[]": "AccountLot",
  "customerAccounts.list>.items[].special_account": "SpecialAccountTerms",
  "customerAccounts.refill<": "AccountRefill",
  "customerAccounts.refill>": "CustomerAccountMove",
  "customerAccounts.refill>.transaction.customer": "TransactionCustomer",
  "customerAccounts.refill>.transaction.special_account": "AccountMovementSummary",
  "customerAccounts.statement>.items[]": "AccountMovement",
  "customerAccounts.writeOff<": "AccountWriteOff",
  "customers.bonusesAsOf>.items[]": "BonusBalanceAsOf",
  "customers.categoriesAsOf>.items[]": "CategoryAsOf",
  "rules.asOf>": "RulesAsOf",
  "customers.changeAccess<": "CustomerAccessUpdate",
  "customers.categories>.items[]": "CategoryStanding",
  "customers.favouriteItems>.items[]": "FavouriteItem",
  "customers.get>.cards[].bonuses[].lots[]": "BonusLot",
  "customers.get>.cards[].totals[]": "CardTotals",
  "customers.ids<": "CustomerFilter",
  "customers.ids>": "IdList",
  "customers.movements>.items[]": "BonusMovement",
  "customers.search<": "CustomerSearch",
  "customers.search>": "CustomerList",
  "customers.search>.items[].card": "CardSummary",
  "customers.search>.items[].card.bonuses[]": "BonusBalance",
  "dashboard.get>.customers.categories[].category": "NamedReference",
  "dashboard.get>.customers.top_by_amount[]": "TopCustomer",
  "dashboard.get>.period": "Period",
  "dashboard.get>.turnover.totals": "TurnoverTotals",
  "goods.inBusiness>.items[].price_ranges[]": "GoodsPriceRange",
  "goods.list>": "ListedGoodsPage",
  "goods.inCategory>": "CategoryGoods",
  "goods.photo>.additional_images[]": "GoodsImage",
  "goods.photo>.prices[]": "GoodsPrice",
  "goods.photo>.special_account_prices[]": "SpecialAccountPrice",
  "goods.orderCategories<": "GoodsCategoryOrder",
  "goods.orderImages<": "GoodsImageOrder",
  "goods.orderInCategory<": "GoodsOrder",
  "goods.serviceTypes>.items[]": "ServiceTypeInfo",
  "goodsImports.add<": "GoodsImportCreate",
  "goodsImports.columns>.items[]": "GoodsSheetColumn",
  "goodsImports.preview<": "GoodsImportDraft",
  "goodsImports.preview>": "GoodsImportPreview",
  "goodsImports.preview>.rows[]": "GoodsImportRow",
  "goodsImports.preview>.rows[].changes[]": "GoodsImportChange",
  "goodsImports.preview>.rows[].faults[]": "GoodsImportFault",
  "goodsImports.sheet>": "GoodsSheet",
  "goodsImports.sheet>.items[]": "GoodsSheetRow",
  "offline.get>.items[]": "OfflineSaleItem",
  "offline.openSeries<": "OfflineSeriesCreate",
  "offline.openSeries<.public_key": "SigningKey",
  "offline.sell<": "OfflineSaleCreate",
  "offline.sell<.customer": "OfflineCustomer",
  "offline.sell<.items[]": "OfflineLine",
  "offline.sell<.payments[]": "OfflinePayment",
  "offline.sell>": "OfflineSaleAnswer",
  "offline.settle<": "OfflineSaleSettlement",
  "readerPayments.ofTransaction>": "CardReaderPayments",
  "refunds.add<": "RefundCreate",
  "refunds.add<.lines[]": "RefundLine",
  "refunds.add<.payments[]": "RefundPayment",
  "refunds.preview<": "RefundDraft",
  "refunds.tillAdd<": "TillRefundCreate",
  "refunds.tillPreview<": "TillRefundDraft",
  "poster.spots>": "PosterSpots",
  "fiscal.ofCheck>.items[]": "TillFiscalReceipt",
  "shifts.close<": "ShiftClosing",
  "shifts.closeForgotten<": "ForgottenShiftClosing",
  "shifts.current>": "TillShift",
  "shifts.get>.denominations[]": "Denomination",
  "shifts.get>.movements[]": "CashMovement",
  "shifts.get>.report.cash": "ShiftCash",
  "shifts.get>.report.payments[]": "ShiftPayment",
  "shifts.get>.report.sales": "ShiftSums",
  "shifts.get>.report.taxes[]": "ShiftTax",
  "shifts.list>.totals[]": "ShiftTotals",
  "shifts.moveCash<": "CashMovementCreate",
  "shifts.open<": "ShiftCreate",
  "ruleReplays.add<": "RuleReplayCreate",
  "ruleReplays.get>": "RuleReplayDetails",
  "ruleReplays.get>.estimate.currencies[]": "RuleReplayCurrency",
  "ruleReplays.get>.estimate.currencies[].before": "RuleReplayFigures",
  "ruleReplays.get>.estimate.currencies[].invitations[]": "RuleReplayInvitations",
  "ruleReplays.get>.estimate.currencies[].margin": "RuleReplayMargin",
  "ruleReplays.get>.estimate.customers[]": "RuleReplayCustomer",
  "ruleReplays.get>.prices[]": "RuleReplayPrice",
  "ruleReplays.get>.estimate.accounts[]": "RuleReplayAccount",
  "ruleReplays.get>.estimate.clashes[]": "RuleClash",
  "ruleReplays.get>.estimate.sales[]": "RuleReplaySale",
  "goodsImports.undo>": "UndoneGoodsImport",
  "messageTemplates.change<": "CustomersMessagesUpdate",
  "messageTemplates.change<.messages[]": "CustomersMessageUpdate",
  "messageTemplates.groups>.items[]": "MessageTemplateGroup",
  "messageTemplates.sendTest<": "MessageTemplateTest",
  "messageTemplates.test<": "MessageTemplateDraft",
  "messageTemplates.values>.items[]": "MessageTemplateValue",
  "onlineStore.changePos<": "PosOnlineStoreUpdate",
  "onlineStore.changeProgramme<": "LoyaltyOnlineStoreUpdate",
  "onlineStore.show>.additional_services[]": "PublicStoreService",
  "onlineStore.show>.categories[]": "PublicStoreCategory",
  "onlineStore.show>.delivery_types[]": "PublicStoreDelivery",
  "onlineStore.show>.delivery_types[].price_levels[]": "PublicStoreDeliveryPrice",
  "onlineStore.show>.delivery_types[].pick_up_points[]": "PickUpPoint",
  "onlineStore.show>.goods[]": "PublicStoreGoods",
  "onlineStore.show>.hours[]": "PublicStoreDay",
  "onlineStore.show>.hours[].spans[]": "PublicStoreSpan",
  "onlineStore.show>.programme": "PublicStoreProgramme",
  "platform.live>": "LiveChanges",
  "platform.live>.changed[]": "LiveChange",
  "platform.mailbox>.items[]": "MailboxMessage",
  "platform.params>.links": "PlatformLinks",
  "platform.params>.map": "PlatformMap",
  "platform.proof>": "LedgerCheck",
  "platform.proof>.gaps[]": "LedgerDiscrepancy",
  "platform.proof>.proved": "LedgerRecordCounts",
  "platform.proofs>": "LedgerCheckList",
  "platform.proofs>.items[]": "LedgerCheckSummary",
  "platform.roleMapping>": "RoleMapping",
  "platform.scopeMapping>": "ScopeMapping",
  "places.decide<": "ListingDecision",
  "places.list>": "PublicPlaceList",
  "places.list>.items[].references[]": "PublicPlaceLink",
  "places.requests>": "ListingRequestList",
  "pos.changeReferences<": "PosLinksUpdate",
  "pos.changeHours<": "OpeningHoursUpdate",
  "pos.hours>": "OpeningHours",
  "pos.hours>.hours[]": "OpeningHoursSpan",
  "pos.hours>.exceptions[]": "OpeningHoursException",
  "pos.references>": "PosLinks",
  "pos.references>.references[]": "Link",
  "pos.terminals>.items[]": "PosTerminal",
  "priceGroups.addItems<[]": "PriceGroupItemCreate",
  "priceGroups.changeItem<": "PriceGroupItemUpdate",
  "priceGroups.changeItems<[]": "PriceGroupItemBulkUpdate",
  "priceGroups.changeTaxes<": "PriceGroupTaxesUpdate",
  "priceGroups.changeTaxes<.taxes[]": "PriceGroupTaxWrite",
  "priceGroups.goods>.items[]": "PriceGroupCandidate",
  "priceGroups.items>": "PriceGroupItemPage",
  "priceGroups.items>.items[].item": "PriceGroupGoods",
  "priceGroups.items>.items[].tax_overrides[]": "TaxOverride",
  "priceGroups.changeItem<.tax_overrides[]": "TaxOverrideWrite",
  "priceMatrix.addChange<.price_groups[]": "PriceChangeGroup",
  "priceMatrix.addChange<.price_groups[].prices[]": "PriceChangeCell",
  "priceMatrix.axes>": "PriceMatrixAxes",
  "priceMatrix.axes>.items[]": "PriceMatrixItem",
  "priceMatrix.axes>.price_groups[]": "PriceMatrixGroup",
  "priceMatrix.changePrices>": "PriceChangePrices",
  "priceMatrix.changePrices>.items[]": "PriceChangePrice",
  "priceMatrix.masterPrices>": "PriceMatrixMasterPrices",
  "priceMatrix.masterPrices>.items[]": "PriceMatrixMasterPriceRow",
  "priceMatrix.masterPrices>.items[].master_prices[]": "PriceMatrixMasterPriceCell",
  "priceMatrix.masterPrices>.items[].master_prices[].master_price": "DatedPrice",
  "priceMatrix.preview>": "PriceChangePreview",
  "priceMatrix.preview>.largest_rise": "ChangedPrice",
  "priceMatrix.preview>.largest_rise.item": "ChangedPriceItem",
  "priceMatrix.preview>.largest_rise.price_group": "ChangedPriceGroup",
  "priceMatrix.preview>.outdated[]": "OutdatedPrice",
  "priceMatrix.prices>": "PriceMatrixPrices",
  "priceMatrix.prices>.items[]": "PriceMatrixPriceRow",
  "priceMatrix.prices>.items[].prices[]": "PriceMatrixPriceCell",
  "priceMatrix.taxRates>": "PriceMatrixTaxRates",
  "priceMatrix.taxRates>.items[]": "PriceMatrixTaxRateRow",
  "priceMatrix.taxRates>.items[].tax_rates[]": "PriceMatrixTaxRateCell",
  "priceGroups.masterPrices>.items[]": "MasterPrice",
  "priceGroups.taxRates>.items[]": "PriceGroupItemTaxRates",
  "priceGroups.taxes>.items[]": "PriceGroupTax",
  "priceGroups.terminals>.items[]": "PriceGroupTerminal",
  "rules.list>.items[].card_category_values[]": "RuleAudienceValue",
  "rules.try<": "RuleTrial",
  "rules.try<.check": "RuleTrialCheck",
  "rules.try<.check.items[]": "RuleTrialLine",
  "rules.try>": "RuleTrialResult",
  "rules.try>.check.items[].discounts[]": "CheckDiscount",
  "rules.try>.check.items[].taxes[]": "CheckTax",
  "rules.try>.check.payments[].special_account": "CheckAccountPayment",
  "rules.try>.check.trace.entries[]": "TraceEntry",
  "rules.try>.check.trace.rejected[]": "RejectedCandidate",
  "search.everything>.items[]": "SearchResult",
  "specialAccounts.customers>.items[].extended": "SpecialAccountHolderDetails",
  "specialAccounts.setCustomers<": "SpecialAccountHoldersUpdate",
  "specialAccounts.setCustomers<.customers[]": "SpecialAccountHolderWrite",
  "specialAccounts.setCustomers>": "SpecialAccountHoldersUpdated",
  "specialAccounts.setCustomers>.items[]": "SpecialAccountHolderUpdated",
  "additionalCosts.summary>": "AdditionalCostSummaryList",
  "additionalCosts.summary>.items[]": "AdditionalCostSummary",
  "additionalCosts.summaryItems>.items[]": "AdditionalCostSummaryItem",
  "pushDevice.switchOn<": "PushSubscription",
  "customerDevices.switchOn<": "CustomerPushSubscription",
  "pushDevice.change<": "PushDeviceUpdate",
  "referralProgram.change<": "ReferralProgramUpdate",
  "referralProgram.ofCustomer>": "CustomerReferralList",
  "margins.goods>": "GoodsMarginList",
  "terminalCosts.change<": "TerminalCostsWrite",
  "terminalCosts.change<.costs[]": "TerminalCostWrite",
  "terminalCosts.list>": "TerminalCostList",
  "terminalCosts.list>.items[]": "TerminalCost",
  "terminalCosts.items>": "TerminalItemCostsPage",
  "terminalCosts.item>": "TerminalItemCosts",
  "terminalCosts.item>.costs[]": "TerminalItemCost",
  "terminalCosts.changeItems<[]": "TerminalItemCostsWrite",
  "terminalCosts.changeItems>": "TerminalItemCostsList",
  "terminalCosts.changeItem<": "TerminalItemCostsUpdate",
  "terminalCosts.changeItem<.costs[]": "TerminalItemCostWrite",
  "taxes.summary>": "TaxSummaryList",
  "taxes.summary>.items[]": "TaxSummary",
  "taxes.summaryItems>.items[]": "TaxSummaryItem",
  "term.check>": "CheckWithReturns",
  "term.check>.returned[]": "ReturnedLine",
  "term.accountPin<": "AccountPinRequest",
  "term.accountPin>": "AccountPinSent",
  "term.addCustomer<": "TillCustomerCreate",
  "term.cancel<": "TransactionCancel",
  "term.cancel>": "TransactionResult",
  "term.customer>.lots[]": "TillBonusLot",
  "term.finalize<": "CheckFinalize",
  "term.finalize<.items[]": "CheckFinalizeLine",
  "term.goods>": "TillAssortment",
  "term.handOff<": "HandOffRedemption",
  "term.openTill>": "HandOff",
  "term.process<.items[]": "CheckLine",
  "term.process<.payments[]": "CheckPaymentRequest",
  "term.process>": "PricedCheck",
  "term.reserve<": "CheckReservation",
  "term.sale>": "CheckResult",
  "term.tillsInUse>.items[]": "TillInUse",
  "term.token<": "TerminalSignIn",
  "term.token>": "TerminalSession",
  "term.token>.terminal.business": "TerminalBusiness",
  "term.token>.terminal.pos": "TerminalPos",
  "terminalDevices.stripeConnection>": "StripeConnectionToken",
  "terminals.application>": "TerminalApplication",
  "terminals.goods>.items[]": "TerminalGoods",
  "terminals.goods>.items[].customers_account_info[]": "GoodsAccount",
  "terminals.goods>.items[].customers_account_info[].extended": "GoodsAccountDetails",
  "terminals.updateKey>": "TerminalKey",
  "transactions.addBonuses<": "BonusAddition",
  "transactions.adjustAccount<": "SpecialAccountAdjustment",
  "transactions.adjustBonuses<": "BonusAdjustment",
  "transactions.finalize<": "TransactionFinalize",
  "transactions.get>.postings[]": "Posting",
  "transactions.list>": "TransactionPage",
  "transactions.list>.totals[]": "TransactionTotals",
  "transactions.refillAccount<": "SpecialAccountRefill",
  "transactions.writeOffAccount<": "SpecialAccountWriteOff",
  "transactions.writeOffBonuses<": "BonusWriteOff",
  "views.list>": "SavedViewList",
  "views.list>.items[]": "SavedView",
};

/** The component of every object of the contract, by fingerprint. */
export interface ComponentNames {
  of(shape: Plain): string | undefined;
  /** The rows of `placed` without a shape. */
  unused: string[];
}

/** Names every object of a request or a response; equal shapes share one name, and no two shapes have the same one. */
export function nameComponents(calls: readonly AnyCall[]): ComponentNames {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  const used = new Set<string>();
  const exported = exportedShapes();

  function name(shape: Plain, position: string, fallback: () => string): string {
    const key = fingerprint(shape);
    if (placed[position]) used.add(position);
    const present = names.get(key);
    if (present) return present;
    const own = placed[position] ?? exported.get(key) ?? fallback();
    const free = taken.has(own) ? numbered(own, taken) : own;
    taken.add(free);
    names.set(key, free);
    return free;
  }

  function visit(schema: Plain, position: string, fallback: () => string): void {
    if (schema.items) visit(schema.items, `${position}[]`, fallback);
    for (const one of schema.anyOf ?? []) visit(one, position, fallback);
    if (!schema.properties) return;
    const owner = name(schema, position, fallback);
    for (const [field, inner] of Object.entries(schema.properties)) {
      visit(inner, `${position}.${field}`, () => nestedName(owner, field, inner));
    }
  }

  // Names by position and exported names come first, so that no derived name takes theirs.
  for (const own of [...Object.values(placed), ...exported.values()]) taken.add(own);
  const operations = calls.map(operationOf);
  reservePositional(operations, names, used);
  for (const [key, own] of exported) if (!names.has(key)) names.set(key, own);
  for (const operation of operations)
    visit(plainOf(operation.response), `${operation.name}>`, () => responseName(operation, names));
  for (const operation of operations) {
    if (operation.body) visit(plainOf(operation.body), `${operation.name}<`, () => requestName(operation, names));
  }
  return {
    of: (shape) => names.get(fingerprint(shape)),
    unused: Object.keys(placed).filter((position) => !used.has(position)),
  };
}

/** Enters the names of `placed`. */
function reservePositional(operations: readonly Operation[], names: Map<string, string>, used: Set<string>): void {
  function visit(schema: Plain, position: string): void {
    if (schema.items) visit(schema.items, `${position}[]`);
    for (const one of schema.anyOf ?? []) visit(one, position);
    const own = placed[position];
    if (own && schema.properties) {
      used.add(position);
      names.set(fingerprint(schema), own);
    }
    for (const [field, inner] of Object.entries(schema.properties ?? {})) visit(inner, `${position}.${field}`);
  }
  for (const { name, body, response } of operations) {
    visit(plainOf(response), `${name}>`);
    if (body) visit(plainOf(body), `${name}<`);
  }
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  let number = 2;
  while (taken.has(`${name}${number}`)) number++;
  return `${name}${number}`;
}

function nestedName(owner: string, field: string, inner: Plain): string {
  const entity = owner.replace(/(Create|Update|List|Page)$/, "");
  if (field === "items" && entity !== owner) return entity;
  return `${entity}${pascal(inner.items ? singular(field) : field)}`;
}

function responseName(operation: Operation, names: ReadonlyMap<string, string>): string {
  const { items, page } = plainOf(operation.response).properties ?? {};
  if (!items?.items) return `${pascal(operationId(operation))}Response`;
  const item = names.get(fingerprint(items.items)) ?? itemName(operationId(operation));
  return `${item.replace(/Summary$/, "")}${page && hasPlainList(item, names) ? "Page" : "List"}`;
}

/** The name of a list's items, by the method that reads it: `listViews` reads `View`, `lookupGoods` reads `GoodsOption`. */
function itemName(method: string): string {
  const isLookup = method.startsWith("lookup");
  return `${singular(method.replace(/^(list|lookup|search)/, ""))}${isLookup ? "Option" : ""}`;
}

function hasPlainList(item: string, names: ReadonlyMap<string, string>): boolean {
  return [...names.values()].includes(`${item}List`);
}

function requestName(operation: Operation, names: ReadonlyMap<string, string>): string {
  const response = names.get(fingerprint(plainOf(operation.response)));
  const [, key = ""] = operation.name.split(".");
  if (response && key.startsWith("add")) return `${response}Create`;
  if (response && key.startsWith("change")) return `${response}Update`;
  return `${pascal(operationId(operation))}Request`;
}
