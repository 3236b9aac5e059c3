import { type Language, type MessageEvent, type MessageValue, VALUES_OF_EVENT } from "@patron/contract/enums";

export type Texts = Readonly<Partial<Record<Language, string>>>;
export type Values = Readonly<Partial<Record<MessageValue, string>>>;

const inBraces = /\{([^{}]*)\}/g;

/** A text with its values. Nothing is computed in a text: braces in a value stay as they are. */
export function fill(text: string, values: Values): string {
  return text.replace(inBraces, (whole, name: string) => (values as Record<string, string>)[name] ?? whole); // Any name may be written.
}

/** What stands in braces in a text, though a message of this event has no such value. */
export function unknownValues(event: MessageEvent, text: string): string[] {
  const known: readonly string[] = VALUES_OF_EVENT[event];
  const names = [...text.matchAll(inBraces)].map(([, name = ""]) => name);
  return [...new Set(names)].filter((name) => !known.includes(name));
}

/** A text with the signature of the programme in its language, if there is one. */
export function signed(text: string, signatures: Texts, language: Language): string {
  const signature = signatures[language]?.trim();
  return signature ? `${text.trimEnd()}\n${signature}` : text;
}
