import { rules } from "@patron/contract/rules/pos";

/** The rules of the fields of a point of sale, and the field that shows each error. */
export const posForm = {
  rules: rules.add,
  fieldOf: {
    "loyalty.not_found": "loyalty_id",
    "time_zone.unknown": "time_zone",
    "country.unknown": "country",
    "phone.invalid": "phones.0",
    "pos.has_terminals": "active",
    "pos.not_road_tanker": "pos_type",
    "staff.not_found": "driver_staff_id",
  } as const,
};
