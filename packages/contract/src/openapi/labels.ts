import type { Texts } from "../kit/texts.ts";
import { entityTypeLabels, everyLabel, ownLabelsOf } from "../labels.ts";

// The only way to the label dictionary from here: what is printed is its English.

/** The label of a field by its name on the wire. */
export function fieldLabel(name: string): string | undefined {
  return everyLabel.fields[name]?.en;
}

/** What an id is that points at an entity; nothing for entities that the audit log has no name for. */
export function idLabel(entityType: unknown): string | undefined {
  const texts = entityTypeLabels[entityType as keyof typeof entityTypeLabels] as Texts | undefined; // It may be any text.
  return texts && `Identifier of the ${texts.en.toLowerCase()}.`;
}

/** What the calls of a group are about. */
export function groupLabel(group: string): string | undefined {
  return ownLabelsOf(group)?.about;
}
