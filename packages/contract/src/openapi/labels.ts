import type { Texts } from "../kit/texts.ts";
import { entityTypeLabels, everyLabel, ownLabelsOf } from "../labels.ts";

// The only access to the label dictionary from here: the document is in English.

/** Returns the label of a field by its name on the wire. */
export function fieldLabel(name: string): string | undefined {
  return everyLabel.fields[name]?.en;
}

/** Returns the description of an entity's id; undefined for entities without a name in the audit log. */
export function idLabel(entityType: unknown): string | undefined {
  const texts = entityTypeLabels[entityType as keyof typeof entityTypeLabels] as Texts | undefined; // It may be any text.
  return texts && `Identifier of the ${texts.en.toLowerCase()}.`;
}

/** Returns the subject of a group's calls. */
export function groupLabel(group: string): string | undefined {
  return ownLabelsOf(group)?.about;
}
