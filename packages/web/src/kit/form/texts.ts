/** A text for customers by language. */
export type Texts = Record<string, string>;

/** Returns a language map with one language changed; an empty text removes the language. */
export function withText(map: Texts | undefined, language: string, text: string): Texts {
  const all = Object.entries({ ...map, [language]: text });
  return Object.fromEntries(all.filter(([, one]) => one.trim() !== ""));
}
