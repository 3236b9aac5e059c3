import type { FailureCode } from "@patron/contract/client";
import type { Language } from "@patron/contract/enums";
import { presentLanguage } from "../language.ts";
import { type Bundle, defineMessages, useMessages } from "../messages.ts";
import { report } from "../report.ts";
import type { OwnMessages } from "./en.ts";

/** The texts of the kit: components, failures, errors of fields. */
export type CommonMessages = OwnMessages & { failures: Record<FailureCode, string> };

const own = {
  en: () => import("./en.ts"),
  uk: () => import("./uk.ts"),
  ru: () => import("./ru.ts"),
  de: () => import("./de.ts"),
  fr: () => import("./fr.ts"),
};
type Texts = Partial<CommonMessages["failures"]>;
const asFailures = async (texts: Promise<{ default: Texts }>) => ({ default: { failures: (await texts).default } });

// Most failures belong to screens behind the sign-in: a first visit does not load their texts.
const signedOut = defineMessages<OwnMessages, { failures: Texts }>(own, {
  en: () => asFailures(import("@patron/contract/failures/signed-out/en")),
  uk: () => asFailures(import("@patron/contract/failures/signed-out/uk")),
  ru: () => asFailures(import("@patron/contract/failures/signed-out/ru")),
  de: () => asFailures(import("@patron/contract/failures/signed-out/de")),
  fr: () => asFailures(import("@patron/contract/failures/signed-out/fr")),
}) as Bundle<CommonMessages>; // A text that is not loaded yet shows as the general one (`failureText`).
const every = defineMessages<OwnMessages, { failures: Texts }>(own, {
  en: () => asFailures(import("@patron/contract/failures/en")),
  uk: () => asFailures(import("@patron/contract/failures/uk")),
  ru: () => asFailures(import("@patron/contract/failures/ru")),
  de: () => asFailures(import("@patron/contract/failures/de")),
  fr: () => asFailures(import("@patron/contract/failures/fr")),
}) as Bundle<CommonMessages>; // The files hold every failure of the contract.

const loaded = new Set<Language>();
let isComplete = false;

/** Loads the texts of every failure, for screens behind the sign-in and for tills. Until then the first ones stay, so that nothing waits. */
export async function loadEveryFailure(language = presentLanguage()): Promise<void> {
  isComplete = true;
  await every.load(language);
  loaded.add(language);
}

export const commonMessages: Bundle<CommonMessages> = {
  load(language) {
    if (loaded.has(language)) return every.load(language);
    // The language changed. Until its texts are there, and after a failure, the general text stands in.
    if (isComplete) void loadEveryFailure(language).catch(report);
    return signedOut.load(language);
  },
};

export function useCommonMessages(): CommonMessages {
  return useMessages(commonMessages);
}
