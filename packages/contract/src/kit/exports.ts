/** The files that an exportable list can be asked for as, and the `Accept` that asks for each. */
export const EXPORT_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;
