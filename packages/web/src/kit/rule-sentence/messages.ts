import { defineMessages } from "../messages.ts";
import type { RuleWords } from "./rule-facts.ts";

export const ruleWords = defineMessages<RuleWords>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
