import { defineMessages, useMessages } from "../messages.ts";
import type { CommonMessages } from "./en.ts";

/** The texts of the kit: components, failures, rules of fields. */
export const commonMessages = defineMessages<CommonMessages>({
  en: () => import("./en.ts"),
  uk: () => import("./uk.ts"),
  ru: () => import("./ru.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
});

export function useCommonMessages(): CommonMessages {
  return useMessages(commonMessages);
}
