import type { useShow } from "#kit/show.ts";

interface Worded {
  subjects: Record<string, string>;
  texts: Record<string, string>;
}
/** What a mailing is called: its subject or text in the reader's language, else in another. */
export function titleOf(show: ReturnType<typeof useShow>, { subjects, texts }: Worded): string {
  return show.text(subjects) || show.text(texts);
}
