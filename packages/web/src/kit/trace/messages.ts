import { defineMessages } from "../messages.ts";
import type { TraceMessages } from "./messages/en.ts";

/** The texts that explain a number; a step or a reason without its sentence does not compile. */
export const traceMessages = defineMessages<TraceMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
