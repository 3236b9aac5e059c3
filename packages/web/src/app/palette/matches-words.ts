/** Whether every word of what is typed stands at the beginning of, or within, a word of the text, whatever its case. */
export function matchesWords(typed: string, text: string): boolean {
  const whole = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
