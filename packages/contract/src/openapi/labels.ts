import { everyLabel } from "../labels.ts";

/** The English label of a field by its name on the wire: the only way to the label dictionary from here. */
export function fieldLabel(name: string): string | undefined {
  return everyLabel.fields[name]?.en;
}
