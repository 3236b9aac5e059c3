import { PRESET_KINDS } from "../enums.ts";
import * as s from "../kit/schema.ts";

/** A quantity or an amount of money that a till offers at a touch. */
export const ItemPreset = s.object({
  by: s.oneOf(PRESET_KINDS),
  /** Above zero, in the unit of the item or in the currency of the till. */
  value: s.quantity,
});
