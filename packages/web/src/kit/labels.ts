/** What records are called in the reader's language: the names of their fields, and of the values that a field may have. Every feature's messages have them. */
export interface RecordTexts {
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The name of a field. Throws where the dictionary has none, so that no screen shows an empty label. */
export function labelOf({ fields }: RecordTexts, name: string): string {
  const label = fields[name];
  if (label === undefined) throw new Error(`The field ${name} has no label.`);
  return label;
}

/** The names of the values of a field. */
export function valueLabels({ values }: RecordTexts, name: string): Readonly<Record<string, string>> {
  const labels = values[name];
  if (!labels) throw new Error(`The values of ${name} have no labels.`);
  return labels;
}
