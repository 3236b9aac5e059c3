import * as additionalCosts from "../additional-costs.ts";
import * as additionalServices from "../additional-services.ts";
import * as audit from "../audit.ts";
import * as auth from "../auth.ts";
import * as business from "../business.ts";
import * as identifiers from "../business-user/identifiers.ts";
import * as support from "../business-user/support.ts";
import * as businessUser from "../business-user.ts";
import * as cardCategories from "../card-categories.ts";
import * as corporateAccounts from "../corporate-accounts.ts";
import * as corporateCustomers from "../corporate-customers.ts";
import * as customerAccounts from "../customer-accounts.ts";
import * as customerChats from "../customer-chats.ts";
import * as customerDevices from "../customer-devices.ts";
import * as customers from "../customers.ts";
import * as dashboard from "../dashboard.ts";
import * as deliveries from "../deliveries.ts";
import * as common from "../enums.ts";
import * as fiscal from "../fiscal.ts";
import * as goods from "../goods.ts";
import * as goodsImports from "../goods-imports.ts";
import * as identification from "../identification.ts";
import * as loyalty from "../loyalty.ts";
import * as margins from "../margins.ts";
import * as messageConsents from "../message-consents.ts";
import * as messageHooks from "../message-hooks.ts";
import * as messageSettings from "../message-settings.ts";
import * as messageTemplates from "../message-templates.ts";
import * as messages from "../messages.ts";
import * as notifications from "../notifications.ts";
import * as offline from "../offline.ts";
import * as onlineStore from "../online-store.ts";
import * as passUpdates from "../pass-updates.ts";
import * as places from "../places.ts";
import * as platform from "../platform.ts";
import * as pos from "../pos.ts";
import * as poster from "../poster.ts";
import * as priceGroups from "../price-groups.ts";
import * as priceMatrix from "../price-matrix.ts";
import * as priceOptions from "../price-options.ts";
import * as pushDevice from "../push-device.ts";
import * as readerPayments from "../reader-payments.ts";
import * as receipts from "../receipts.ts";
import * as referralProgram from "../referral-program.ts";
import * as refunds from "../refunds.ts";
import * as ruleReplays from "../rule-replays.ts";
import * as rules from "../rules.ts";
import * as search from "../search.ts";
import * as account from "../shapes/account.ts";
import * as address from "../shapes/address.ts";
import * as categoryFace from "../shapes/category-face.ts";
import * as check from "../shapes/check.ts";
import * as itemPreset from "../shapes/item-preset.ts";
import * as nextCategory from "../shapes/next-category.ts";
import * as photo from "../shapes/photo.ts";
import * as price from "../shapes/price.ts";
import * as secondFactor from "../shapes/second-factor.ts";
import * as session from "../shapes/session.ts";
import * as shifts from "../shifts.ts";
import * as specialAccounts from "../special-accounts.ts";
import * as staff from "../staff.ts";
import * as staffInvitations from "../staff-invitations.ts";
import * as taxes from "../taxes.ts";
import * as term from "../term.ts";
import * as terminalDevices from "../terminal-devices.ts";
import * as terminalStatuses from "../terminal-statuses.ts";
import * as terminals from "../terminals.ts";
import * as transactions from "../transactions.ts";
import * as views from "../views.ts";
import * as walletPasses from "../wallet-passes.ts";
import { fingerprint, type Plain, pascal, singular } from "./json.ts";

const modules = [
  ...[address, categoryFace, photo, itemPreset, nextCategory, account, check, price, secondFactor, session],
  ...[
    additionalCosts,
    additionalServices,
    audit,
    auth,
    business,
    businessUser,
    cardCategories,
    corporateAccounts,
    corporateCustomers,
    customerAccounts,
  ],
  ...[
    customers,
    dashboard,
    deliveries,
    goods,
    goodsImports,
    identifiers,
    loyalty,
    margins,
    messages,
    messageConsents,
    identification,
    customerChats,
    customerDevices,
    messageHooks,
    messageSettings,
    messageTemplates,
    notifications,
    offline,
    onlineStore,
    passUpdates,
    platform,
    places,
    pos,
    priceGroups,
    priceMatrix,
    pushDevice,
    referralProgram,
    receipts,
    refunds,
    ruleReplays,
    priceOptions,
    rules,
    search,
    shifts,
    fiscal,
    readerPayments,
    poster,
    specialAccounts,
    staff,
    support,
  ],
  ...[staffInvitations, taxes, term, terminals, terminalDevices, terminalStatuses, transactions, views, walletPasses],
];

/** Exports whose own name would be less clear to readers of the API than this one. */
const renamed: Record<string, string> = {
  AccountHolder: "SpecialAccountHolder",
  BusinessEntrance: "AccessibleBusiness",
  CardCategoriesSettings: "CardCategorySettings",
  CheckBody: "CheckRequest",
  CorporateCustomerRow: "CorporateCustomerSummary",
  CustomerFigures: "CustomerStatistics",
  CustomerRow: "CustomerSummary",
  PasskeyBody: "PasskeyCreate",
  TotpBody: "AuthenticatorCreate",
  TotpSetup: "AuthenticatorSetup",
  EmailChangeBody: "EmailChange",
  EmailVerifyBody: "EmailVerification",
  ExternalIdChangeBody: "ExternalIdChange",
  ExternalIdVerifyBody: "ExternalIdVerification",
  IdentifierForm: "ValidatedIdentifier",
  IdentifierPreBody: "IdentifierPreparation",
  IdentifierValidateBody: "IdentifierValidation",
  IdentifierVerification: "IdentifierVerificationState",
  CardCategoryFace: "CardCategorySummary",
  ExplainedPrice: "PriceExplanation",
  GoodsFigures: "GoodsStatistics",
  MarginValue: "PriceMargin",
  PaidGoods: "PayableGoods",
  DeliveryPrice: "DeliveryPriceLevel",
  PosStore: "PosOnlineStore",
  ProgrammeStore: "LoyaltyOnlineStore",
  Store: "PublicStore",
  photo: "Photo",
  Place: "PublicPlace",
  PlaceRequest: "ListingRequest",
  Protection: "CaptchaChallenge",
  RoleEntry: "RoleInfo",
  Source: "TraceSource",
  StoodAt: "AccountBalanceAsOf",
  TaxValue: "PriceTax",
  TermAccount: "TillAccount",
  TermCustomer: "TillCustomer",
  TermGoods: "TillGoods",
  TerminalFacts: "TerminalInfo",
  TurnoverFigures: "TurnoverStatistics",
  VisitFigures: "VisitStatistics",
};

/** Names of the shapes that the modules export, by fingerprint: `PosBody` is `PosCreate`. */
export function exportedShapes(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [name, value] of modules.flatMap((one) => Object.entries(one as Record<string, unknown>))) {
    const shape = value as Plain | undefined; // Groups of calls are exported too; they have no `type`.
    if (shape?.type !== "object" || !shape.properties) continue;
    const key = fingerprint(shape);
    if (!names.has(key)) names.set(key, renamed[name] ?? name.replace(/Body$/, "Create"));
  }
  return names;
}

/** Enums whose own name would be less clear to readers of the API than this one; enums with the same values are one component. */
const vocabularies: Record<string, string> = {
  PROMPT_MODES: "PromptMode",
  AUDIT_ACTORS: "AuditActorKind",
  ENTITY_TYPES: "AuditEntityType",
  LEDGER_PROMISES: "LedgerPromise",
  MESSAGE_TYPES: "DeliveryChannel",
  OFFLINE_CONFLICTS: "OfflineConflictKind",
  PRICES_ENTERED_AS: "PricesEnteredAs",
  REFERENCE_TYPES: "LinkType",
  REJECTIONS: "RejectionReason",
  SALE_REFUSALS: "SaleRefusal",
  SEARCHED_ENTITY_TYPES: "SearchEntityType",
  TRACE_SOURCES: "TraceSourceKind",
  UNITS: "MeasurementUnit",
};

/** The names of the enums, by fingerprint: `PAYMENT_TYPES` is `PaymentType`. */
export function enumNames(): Map<string, string> {
  const names = new Map<string, string>();
  for (const [constant, values] of Object.entries(common as Record<string, unknown>)) {
    if (!Array.isArray(values)) continue;
    const key = fingerprint({ type: "string", enum: values });
    if (!names.has(key)) names.set(key, vocabularies[constant] ?? pascal(singular(constant).toLowerCase()));
  }
  return names;
}
