/** The field that each refusal of a point of sale belongs to. */
export const refusedField = {
  "loyalty.not_found": "loyalty_id",
  "time_zone.unknown": "time_zone",
  "country.unknown": "country",
  "phone.invalid": "phones.0",
  "pos.has_terminals": "active",
} as const;
