import { labels as categoryLabels } from "@patron/contract/labels/cardCategories";
import { labels as loyaltyLabels } from "@patron/contract/labels/loyalty";
import { labels as sentLabels } from "@patron/contract/labels/messages";
import { labels as templateLabels } from "@patron/contract/labels/messageTemplates";
import { labels as ruleLabels } from "@patron/contract/labels/rules";
import { labels as taxLabels } from "@patron/contract/labels/taxes";
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

const ofCategories = {
  en: () => import("./messages/category-en.ts"),
  uk: () => import("./messages/category-uk.ts"),
  ru: () => import("./messages/category-ru.ts"),
  de: () => import("./messages/category-de.ts"),
  fr: () => import("./messages/category-fr.ts"),
};
export const categoryMessages = defineMessages(ofCategories, categoryLabels);

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
