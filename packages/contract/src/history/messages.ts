import { LANGUAGES, type Language } from "../enums.ts";
import { inLanguages, type Texts } from "../kit/texts.ts";
import { everyLabel, type Labels, ownLabels, ownLabelsOf } from "../labels.ts";
import type { EveryHistoryMessages } from "./value-text.ts";

const empty = inLanguages("empty", "порожньо", "пусто", "leer", "vide");
const yes = inLanguages("yes", "так", "да", "ja", "oui");
const no = inLanguages("no", "ні", "нет", "nein", "non");

type Rows = Readonly<Record<string, Texts>>;

/** The labels of one language, with those that groups of calls override. */
export function messagesIn(language: Language): EveryHistoryMessages {
  const inLanguage = (rows: Rows) =>
    Object.fromEntries(Object.entries(rows).map(([name, texts]) => [name, texts[language]]));
  const textsOf = ({ fields, values }: Labels) => ({
    fields: inLanguage(fields),
    values: Object.fromEntries(Object.entries(values).map(([field, rows]) => [field, inLanguage(rows)])),
  });
  const groups = Object.keys(ownLabels).map((group) => [group, textsOf(otherThanShared(group))] as const);
  return {
    ...{ empty: empty[language], yes: yes[language], no: no[language], ...textsOf(everyLabel) },
    groups: Object.fromEntries(
      groups.filter(([, { fields, values }]) => Object.keys({ ...fields, ...values }).length > 0),
    ),
  };
}

/** The labels of a group that differ from the shared ones. */
function otherThanShared(group: string): Labels {
  const { fields = {}, values = {} } = ownLabelsOf(group) ?? {};
  const differing = (own: Rows, shared: Rows = {}): Rows =>
    Object.fromEntries(
      Object.entries(own).filter(([name, texts]) => LANGUAGES.some((one) => texts[one] !== shared[name]?.[one])),
    );
  const parts = Object.entries(values).map(
    ([field, rows]) => [field, differing(rows, everyLabel.values[field])] as const,
  );
  return {
    fields: differing(fields, everyLabel.fields),
    values: Object.fromEntries(parts.filter(([, rows]) => Object.keys(rows).length > 0)),
  };
}
