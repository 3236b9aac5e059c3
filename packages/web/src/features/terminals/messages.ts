import { labels as fiscalLabels } from "@patron/contract/labels/fiscal";
import { labels as posterLabels } from "@patron/contract/labels/poster";
import { labels as costLabels } from "@patron/contract/labels/terminalCosts";
import { labels as deviceLabels } from "@patron/contract/labels/terminalDevices";
import { labels as statusLabels } from "@patron/contract/labels/terminalStatuses";
import { labels } from "@patron/contract/labels/terminals";
import { defineMessages } from "#kit/messages.ts";

const messages = {
  en: () => import("./messages/en.ts"),
  uk: () => import("./messages/uk.ts"),
  ru: () => import("./messages/ru.ts"),
  de: () => import("./messages/de.ts"),
  fr: () => import("./messages/fr.ts"),
};
export const terminalsMessages = defineMessages(messages, labels);

const ofCosts = {
  en: () => import("./messages/costs-en.ts"),
  uk: () => import("./messages/costs-uk.ts"),
  ru: () => import("./messages/costs-ru.ts"),
  de: () => import("./messages/costs-de.ts"),
  fr: () => import("./messages/costs-fr.ts"),
};
export const terminalCostMessages = defineMessages(ofCosts, costLabels);

const ofActivity = {
  en: () => import("./messages/activity-en.ts"),
  uk: () => import("./messages/activity-uk.ts"),
  ru: () => import("./messages/activity-ru.ts"),
  de: () => import("./messages/activity-de.ts"),
  fr: () => import("./messages/activity-fr.ts"),
};
export const terminalActivityMessages = defineMessages(ofActivity, statusLabels);

const ofDevices = {
  en: () => import("./messages/devices-en.ts"),
  uk: () => import("./messages/devices-uk.ts"),
  ru: () => import("./messages/devices-ru.ts"),
  de: () => import("./messages/devices-de.ts"),
  fr: () => import("./messages/devices-fr.ts"),
};
export const terminalDevicesMessages = defineMessages(ofDevices, deviceLabels);

/** The same texts with the names of what belongs to a fiscal device. */
export const fiscalDeviceMessages = defineMessages(ofDevices, fiscalLabels);

const ofPoster = {
  en: () => import("./messages/poster-en.ts"),
  uk: () => import("./messages/poster-uk.ts"),
  ru: () => import("./messages/poster-ru.ts"),
  de: () => import("./messages/poster-de.ts"),
  fr: () => import("./messages/poster-fr.ts"),
};
export const posterMessages = defineMessages(ofPoster, posterLabels);
