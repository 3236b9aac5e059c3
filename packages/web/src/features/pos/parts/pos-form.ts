import type { pos } from "@patron/contract";
import type { BodyOf, Failure } from "@patron/contract/client";
import { rules } from "@patron/contract/rules/pos";
import type { Path } from "react-hook-form";
import type { FormValues } from "#kit/form/form-values.ts";

export type PosValues = FormValues<BodyOf<typeof pos.add>>;

/** The field that the server names. */
const named = (_: PosValues, { field }: Failure["details"]) => field as Path<PosValues>; // The server names fields of the body.

/** The rules of the fields of a point of sale, and the field that shows each error. */
export const posForm = {
  rules: rules.add,
  fieldOf: {
    "loyalty.not_found": "loyalty_id",
    "pos.programme_locked": "loyalty_id",
    "pos.named_in_programme": "loyalty_id",
    "time_zone.unknown": "time_zone",
    "country.unknown": "country",
    "phone.invalid": named,
    "pos.point_incomplete": named,
    "pos.has_terminals": "active",
    "pos.not_road_tanker": "pos_type",
    "pos.not_online_store": "pos_type",
    "staff.not_found": "driver_staff_id",
  } as const,
};
