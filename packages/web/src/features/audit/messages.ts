import { defineMessages } from "#kit/messages.ts";
import type { AuditMessages } from "./messages/en.ts";

/** The words of the audit log's screen. */
export const auditMessages = defineMessages<AuditMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
