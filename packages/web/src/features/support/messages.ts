import { labels } from "@patron/contract/labels/messages";
import { labels as placesLabels } from "@patron/contract/labels/places";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const supportMessages = defineMessages(messages, labels);

const ofPlaces = {
  en: () => import("./messages/places-en.ts"),
  uk: () => import("./messages/places-uk.ts"),
  ru: () => import("./messages/places-ru.ts"),
  de: () => import("./messages/places-de.ts"),
  fr: () => import("./messages/places-fr.ts"),
};
export const placeRequestMessages = defineMessages(ofPlaces, placesLabels);
