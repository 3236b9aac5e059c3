import { fields } from "../history/messages/fields.ts";

/** The English label of a field by its name on the wire: the only way to the label dictionary from here. */
export function fieldLabel(name: string): string | undefined {
  return (fields as Record<string, { en: string } | undefined>)[name]?.en; // A name may be none of its keys.
}
