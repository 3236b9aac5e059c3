import { type MessageType, PROVIDERS_OF_TYPE, type ProviderKind } from "@patron/contract/enums";
import type { ProviderRow } from "./provider-views.ts";

type Needed = "sender" | "host" | "login" | "url" | "secret";
/** What each service cannot work without. A mail server may accept mail without a user. */
const needs: Readonly<Record<ProviderKind, readonly Needed[]>> = {
  smtp: ["sender", "host"],
  turbosms: ["sender", "secret"],
  twilio: ["sender", "login", "secret"],
  "web-push": [],
  telegram: ["sender", "secret"],
  webhook: ["url", "secret"],
};

/** The names of fields that a service needs and does not have. */
export const missingIn = (row: Pick<ProviderRow, Needed | "kind">): string[] =>
  needs[row.kind].filter((name) => !row[name]?.length);

export const delivers = (kind: ProviderKind, type: MessageType): boolean =>
  (PROVIDERS_OF_TYPE[type] as readonly ProviderKind[]).includes(kind); // Widened for the lookup.
