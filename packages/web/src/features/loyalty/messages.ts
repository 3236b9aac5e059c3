import { defineMessages } from "#kit/messages.ts";
import type { CategoryMessages } from "./messages/category-en.ts";
import type { LoyaltyMessages } from "./messages/en.ts";
import type { RuleMessages } from "./messages/rule-en.ts";

export const loyaltyMessages = defineMessages<LoyaltyMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});

export const categoryMessages = defineMessages<CategoryMessages>({
  en: () => import("./messages/category-en.ts"),
  uk: () => import("./messages/category-uk.ts"),
  ru: () => import("./messages/category-ru.ts"),
  de: () => import("./messages/category-de.ts"),
  fr: () => import("./messages/category-fr.ts"),
});

export const ruleMessages = defineMessages<RuleMessages>({
  en: () => import("./messages/rule-en.ts"),
  uk: () => import("./messages/rule-uk.ts"),
  ru: () => import("./messages/rule-ru.ts"),
  de: () => import("./messages/rule-de.ts"),
  fr: () => import("./messages/rule-fr.ts"),
});
