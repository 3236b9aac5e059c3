import { defineMessages } from "#kit/messages.ts";

/** Apart from those of the sign-in, which everybody loads. */
export const confirmMessages = defineMessages({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
