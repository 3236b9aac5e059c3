/** A text for customers by language. */
export type Texts = Record<string, string>;

/** A language map with the text of one language changed; an empty text takes the language out. */
export function withText(map: Texts | undefined, language: string, text: string): Texts {
  const all = Object.entries({ ...map, [language]: text });
  return Object.fromEntries(all.filter(([, one]) => one.trim() !== ""));
}
