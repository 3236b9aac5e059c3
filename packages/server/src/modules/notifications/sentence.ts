import type { Language, MessageType, NotificationEvent } from "@patron/contract/enums";
import { ownLabels } from "@patron/contract/labels";
import { currencyExponent, showMoney, showNumber } from "@patron/engine/money";
import type { FactsOf, Happened, Sentence, Sentences, Show } from "./facts.ts";
import { sentences as de } from "./texts/de.ts";
import { sentences as en } from "./texts/en.ts";
import { sentences as fr } from "./texts/fr.ts";
import { sentences as ru } from "./texts/ru.ts";
import { sentences as uk } from "./texts/uk.ts";

const inLanguage: Record<Language, Sentences> = { en, uk, ru, de, fr };

/** An amount or a unit price with its currency; the latter has as many decimals as it needs. */
function showAmount(text: string, currency: string, language: Language): string {
  const short = text.replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, "");
  return (
    showMoney(short, currency, language) ??
    `${showNumber(short, language, currencyExponent(currency)) ?? text} ${currency}`
  );
}

const showIn = (language: Language): Show => ({
  money: (amount, currency) => showAmount(amount, currency, language),
  number: (count) => showNumber(String(count), language) ?? String(count),
  day: (day) => new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(new Date(day)),
  channel: (type: MessageType) => ownLabels.messages.values.message_type[type][language],
  own: (texts) => texts[language],
  plural: (count) => new Intl.PluralRules(language).select(count),
});

/** What people read of an event in their language. */
export function sentenceOf({ event, facts }: Happened, language: Language): Sentence {
  const write = inLanguage[language][event] as (facts: FactsOf[NotificationEvent], show: Show) => Sentence; // The facts are the event's own.
  return write(facts, showIn(language));
}
