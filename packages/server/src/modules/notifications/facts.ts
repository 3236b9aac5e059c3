import type { Language, MessageType, NotificationEvent } from "@patron/contract/enums";

/** A text in every language. */
export type EveryLanguage = Readonly<Record<Language, string>>;

/** What the sentence about each event is made of. Names stay as they were when it happened. `by` is empty where nobody is known. */
export interface FactsOf {
  "daily-report": { day: string; sums: readonly { currency: string; sales: number; amount: string }[] };
  refund: { number: string; amount: string; currency: string; terminal: string; by: string };
  "account-low": { account: string; owner: string; available: EveryLanguage; mark: EveryLanguage };
  "till-opened": { terminal: string; pos: string; by: string };
  "mailing-done": { loyalty: string; recipients: number };
  "provider-failing": { message_type: MessageType; problem: EveryLanguage };
  "offline-conflict": { number: string; terminal: string; conflict: EveryLanguage };
  "fiscal-refused": { number: string; terminal: string; problem: EveryLanguage; said: string };
  /** `isReturning`: charged without a sale, and on its way back; otherwise the money does not go back. */
  "card-not-refunded": {
    number: string;
    terminal: string;
    amount: string;
    currency: string;
    isReturning: boolean;
    problem: EveryLanguage;
    said: string;
  };
  "spending-limit": { limit: string; currency: string };
  "ledger-difference": { gaps: number };
  "access-changed": { staff: string; by: string; change: "added" | "changed" | "suspended" | "reinstated" };
  "api-key-changed": { by: string; change: "made" | "removed" };
  "new-device": { person: string; device: string; address: string };
  "support-entered": { by: string };
  "listing-decided": { pos: string; state: "allowed" | "rejected"; reason: string };
  "support-answered": { by: string; subject: string };
}

/** An event with its facts. */
export type Happened = { [E in NotificationEvent]: { event: E; facts: FactsOf[E] } }[NotificationEvent];

/** What people read of an event. */
export interface Sentence {
  title: string;
  /** May be empty. */
  text: string;
}
/** The sentences of a language. */
export type Sentences = { [E in NotificationEvent]: (facts: FactsOf[E], show: Show) => Sentence };

/** Formats values in the language of the sentences. */
export interface Show {
  money(amount: string, currency: string): string;
  number(count: number): string;
  day(day: string): string;
  /** The name of a channel for messages. */
  channel(type: MessageType): string;
  /** The text in this language. */
  own(texts: EveryLanguage): string;
  plural(count: number): Intl.LDMLPluralRule;
}
