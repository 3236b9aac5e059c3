import { defineMessages } from "#kit/messages.ts";
import type { GoodsMessages } from "./messages/en.ts";

export const goodsMessages = defineMessages<GoodsMessages>({
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
});
