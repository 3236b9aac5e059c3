import { useLanguage } from "#kit/language.ts";
import { useMessages } from "#kit/messages.ts";
import { goodsImportsMessages } from "../messages.ts";
import type { Column } from "./mapping.ts";
import type { ImportSteps, Preview } from "./use-import.ts";

export interface PreviewProps {
  steps: ImportSteps;
  preview: Preview;
  keys: readonly (string | null)[];
  columns: readonly Column[];
}

/** The heading of a column in the user's language. */
export function useColumnTitle(columns: readonly Column[]) {
  const t = useMessages(goodsImportsMessages);
  const language = useLanguage();
  return (key: string | null) =>
    key === "programme" ? t.fields.programme : (columns.find((one) => one.key === key)?.title[language] ?? key ?? "");
}
