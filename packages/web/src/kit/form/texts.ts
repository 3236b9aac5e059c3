/** A language map with the text of one language changed; an empty text takes the language out. */
export function withText(
  map: Record<string, string> | undefined,
  language: string,
  text: string,
): Record<string, string> {
  const all = Object.entries({ ...map, [language]: text });
  return Object.fromEntries(all.filter(([, one]) => one.trim() !== ""));
}
