import { LANGUAGES, type Language } from "@patron/contract/enums";
import type { AnyCall, Calls, Texts } from "@patron/contract/kit";
import { type Labels, labelsOf, ownLabelsOf } from "@patron/contract/labels";

interface Shape {
  properties?: Record<string, Shape>;
  items?: Shape;
  anyOf?: Shape[];
  enum?: unknown[];
}

/** Every name in a shape, including nested ones. */
export function* namesIn(shape: Shape | undefined): Generator<string> {
  for (const [name, inner] of Object.entries(shape?.properties ?? {})) {
    yield name;
    yield* namesIn(inner);
  }
  for (const inner of [...(shape?.anyOf ?? []), ...(shape?.items ? [shape.items] : [])]) yield* namesIn(inner);
}

/** The options of every field of choices in a shape, by its name. */
function* optionsIn(shape: Shape | undefined, name = ""): Generator<[name: string, option: string]> {
  for (const option of shape?.enum ?? []) yield [name, String(option)];
  for (const [inner, one] of Object.entries(shape?.properties ?? {})) yield* optionsIn(one, inner);
  for (const inner of [...(shape?.anyOf ?? []), ...(shape?.items ? [shape.items] : [])]) yield* optionsIn(inner, name);
}

/** Every name in requests and responses of a group. */
function namesOf(calls: Calls): Set<string> {
  const every = Object.values<AnyCall>(calls).flatMap(({ body, response, query, exports }) => [
    ...namesIn(body as Shape | undefined), // AnyCall widens all three.
    ...namesIn(response as Shape),
    ...Object.keys(query as object),
    ...exports,
  ]);
  return new Set(every);
}

/** The options of the fields of choices in requests and responses of a group, by name. */
function optionsOf(calls: Calls): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { body, response, query } of Object.values<AnyCall>(calls)) {
    const shapes = [body as Shape | undefined, response as Shape, { properties: query as Record<string, Shape> }]; // AnyCall widens all three.
    for (const [name, option] of shapes.flatMap((shape) => [...optionsIn(shape)]))
      found.set(name, (found.get(name) ?? new Set()).add(option));
  }
  return found;
}

/** The labels for screens of a group: those of its names, and all of its own. */
export function groupLabels(group: string, calls: Calls): Labels {
  const names = namesOf(calls);
  const every = labelsOf(group);
  const own = ownLabelsOf(group);
  const usedLabels = <T>(rows: Readonly<Record<string, T>>, mine: object = {}) =>
    Object.fromEntries(
      Object.entries(rows)
        .filter(([name]) => names.has(name) || name in mine)
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    );
  const options = optionsOf(calls);
  // Values that several groups share are named once, and each group loads those of its own choices.
  const values = Object.entries(usedLabels(every.values, own?.values)).map(([name, rows]) => {
    const some = options.get(name);
    const keep = ([value]: [string, unknown]) => !some || some.has(value) || value in (own?.values?.[name] ?? {});
    return [name, Object.fromEntries(Object.entries(rows).filter(keep))] as const;
  });
  return { fields: usedLabels(every.fields, own?.fields), values: Object.fromEntries(values) };
}

/** A group's labels in one language, as the data that a screen loads. */
export function labelsFile(labels: Labels, language: Language): string {
  const inLanguage = (rows: Readonly<Record<string, Texts>>) =>
    Object.fromEntries(Object.entries(rows).map(([name, texts]) => [name, texts[language]]));
  const values = Object.entries(labels.values).map(([field, rows]) => [field, inLanguage(rows)]);
  return json({ fields: inLanguage(labels.fields), values: Object.fromEntries(values) });
}

/** The function that loads the labels of a group: one module per language. */
export function labelsLoader(file: string): string {
  const rows = LANGUAGES.map(
    (language) => `  ${language}: () => import("./${file}/${language}.json", { with: { type: "json" } }),\n`,
  );
  return `/** Names of fields and values, by language. */\nexport const labels = {\n${rows.join("")}};\n`;
}

/** A value as the text of a generated JSON file. */
export const json = (value: unknown) => `${JSON.stringify(value, null, 1)}\n`;
