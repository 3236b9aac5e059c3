import { defineMessages, useMessages } from "../messages.ts";
import type { KitWords } from "./en.ts";

/** What the kit itself says: pieces, failures, faults of fields. */
export const kitWords = defineMessages<KitWords>({
  en: () => import("./en.ts"),
  uk: () => import("./uk.ts"),
  ru: () => import("./ru.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
});

export function useKitWords(): KitWords {
  return useMessages(kitWords);
}
