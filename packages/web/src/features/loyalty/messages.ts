import { labels as costLabels } from "@patron/contract/labels/additionalCosts";
import { labels as serviceLabels } from "@patron/contract/labels/additionalServices";
import { labels as categoryLabels } from "@patron/contract/labels/cardCategories";
import { labels as categoryRuleLabels } from "@patron/contract/labels/cardCategoryRules";
import { labels as deliveryLabels } from "@patron/contract/labels/deliveries";
import { labels as loyaltyLabels } from "@patron/contract/labels/loyalty";
import { labels as sentLabels } from "@patron/contract/labels/messages";
import { labels as templateLabels } from "@patron/contract/labels/messageTemplates";
import { labels as storeLabels } from "@patron/contract/labels/onlineStore";
import { labels as priceLabels } from "@patron/contract/labels/priceOptions";
import { labels as referralLabels } from "@patron/contract/labels/referralProgram";
import { labels as ruleLabels } from "@patron/contract/labels/rules";
import { labels as taxLabels } from "@patron/contract/labels/taxes";
import { labels as passLabels } from "@patron/contract/labels/walletPasses";
import { defineMessages } from "#kit/messages.ts";

const ofLoyalty = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const loyaltyMessages = defineMessages(ofLoyalty, loyaltyLabels);
export const programmeTaxMessages = defineMessages(ofLoyalty, taxLabels);
export const programmeCostMessages = defineMessages(ofLoyalty, costLabels);

const ofCategories = {
  en: () => import("./messages/category-en.ts"),
  uk: () => import("./messages/category-uk.ts"),
  ru: () => import("./messages/category-ru.ts"),
  de: () => import("./messages/category-de.ts"),
  fr: () => import("./messages/category-fr.ts"),
};
export const categoryMessages = defineMessages(ofCategories, categoryLabels);

const ofCategoryRules = {
  en: () => import("./messages/category-rule-en.ts"),
  uk: () => import("./messages/category-rule-uk.ts"),
  ru: () => import("./messages/category-rule-ru.ts"),
  de: () => import("./messages/category-rule-de.ts"),
  fr: () => import("./messages/category-rule-fr.ts"),
};
export const categoryRuleMessages = defineMessages(ofCategoryRules, categoryRuleLabels);

const ofPrices = {
  en: () => import("./messages/price-en.ts"),
  uk: () => import("./messages/price-uk.ts"),
  ru: () => import("./messages/price-ru.ts"),
  de: () => import("./messages/price-de.ts"),
  fr: () => import("./messages/price-fr.ts"),
};
export const priceMessages = defineMessages(ofPrices, priceLabels);

const ofRules = {
  en: () => import("./messages/rule-en.ts"),
  uk: () => import("./messages/rule-uk.ts"),
  ru: () => import("./messages/rule-ru.ts"),
  de: () => import("./messages/rule-de.ts"),
  fr: () => import("./messages/rule-fr.ts"),
};
export const ruleMessages = defineMessages(ofRules, ruleLabels);
/** The messages and labels of rules in one language. */
export type RuleTexts = Awaited<ReturnType<typeof ruleMessages.load>>;

const ofTemplates = {
  en: () => import("./messages/message-en.ts"),
  uk: () => import("./messages/message-uk.ts"),
  ru: () => import("./messages/message-ru.ts"),
  de: () => import("./messages/message-de.ts"),
  fr: () => import("./messages/message-fr.ts"),
};
export const templateMessages = defineMessages(ofTemplates, templateLabels);
/** The same with the labels of messages that were sent. */
export const testMessages = defineMessages(ofTemplates, sentLabels);

const ofReferral = {
  en: () => import("./messages/referral-en.ts"),
  uk: () => import("./messages/referral-uk.ts"),
  ru: () => import("./messages/referral-ru.ts"),
  de: () => import("./messages/referral-de.ts"),
  fr: () => import("./messages/referral-fr.ts"),
};
export const referralMessages = defineMessages(ofReferral, referralLabels);

const ofStores = {
  en: () => import("./messages/store-en.ts"),
  uk: () => import("./messages/store-uk.ts"),
  ru: () => import("./messages/store-ru.ts"),
  de: () => import("./messages/store-de.ts"),
  fr: () => import("./messages/store-fr.ts"),
};
export const storeMessages = defineMessages(ofStores, storeLabels);
export const deliveryMessages = defineMessages(ofStores, deliveryLabels);

const ofServices = {
  en: () => import("./messages/service-en.ts"),
  uk: () => import("./messages/service-uk.ts"),
  ru: () => import("./messages/service-ru.ts"),
  de: () => import("./messages/service-de.ts"),
  fr: () => import("./messages/service-fr.ts"),
};
export const serviceMessages = defineMessages(ofServices, serviceLabels);

const ofPasses = {
  en: () => import("./messages/pass-en.ts"),
  uk: () => import("./messages/pass-uk.ts"),
  ru: () => import("./messages/pass-ru.ts"),
  de: () => import("./messages/pass-de.ts"),
  fr: () => import("./messages/pass-fr.ts"),
};
export const passMessages = defineMessages(ofPasses, passLabels);
