/** The labels of records in the user's language: the names of their fields and of the fields' values. Part of every feature's messages. */
export interface RecordTexts {
  fields: Readonly<Record<string, string>>;
  values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Returns the label of a field. Throws where the dictionary has none, so that no screen shows an empty label. */
export function labelOf({ fields }: RecordTexts, name: string): string {
  const label = fields[name];
  if (label === undefined) throw new Error(`The field ${name} has no label.`);
  return label;
}

/** Returns the labels of a field's values. */
export function valueLabels({ values }: RecordTexts, name: string): Readonly<Record<string, string>> {
  const labels = values[name];
  if (!labels) throw new Error(`The values of ${name} have no labels.`);
  return labels;
}
