import { defineMessages } from "#kit/messages.ts";
import type { DashboardMessages } from "./messages/en.ts";

export const dashboardMessages = defineMessages<DashboardMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
