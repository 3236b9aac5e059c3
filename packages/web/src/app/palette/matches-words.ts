/** Whether the text contains every typed word, in any case. */
export function matchesWords(typed: string, text: string): boolean {
  const whole = text.toLocaleLowerCase();
  return typed
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => whole.includes(word));
}
