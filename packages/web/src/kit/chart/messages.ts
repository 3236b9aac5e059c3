import { defineMessages } from "../messages.ts";
import type { ChartMessages } from "./messages/en.ts";

/** What stands around every chart. */
export const chartMessages = defineMessages<ChartMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
