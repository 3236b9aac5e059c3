import type { Language } from "../enums.ts";
import { inLanguages, type Texts } from "../kit/texts.ts";
import { everyLabel } from "../labels.ts";
import type { HistoryMessages } from "./value-text.ts";

const empty = inLanguages("empty", "порожньо", "пусто", "leer", "vide");
const yes = inLanguages("yes", "так", "да", "ja", "oui");
const no = inLanguages("no", "ні", "нет", "nein", "non");

/** The words of one language. */
export function messagesIn(language: Language): HistoryMessages {
  const inOne = (rows: Readonly<Record<string, Texts>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, texts]) => [name, texts[language]]));
  const { fields, values } = everyLabel;
  return {
    ...{ empty: empty[language], yes: yes[language], no: no[language], fields: inOne(fields) },
    values: Object.fromEntries(Object.entries(values).map(([field, rows]) => [field, inOne(rows)])),
  };
}
