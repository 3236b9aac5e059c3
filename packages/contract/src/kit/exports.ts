/** The file formats of calls, and the `Accept` that requests each. `pdf` is a document, for printable calls only. */
export const EXPORT_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** The file formats of one call. */
export function exportFormats(one: { exports?: readonly string[]; printable?: boolean }): readonly ExportFormat[] {
  if (!one.exports?.length) return [];
  return one.printable ? ["csv", "xlsx", "pdf"] : ["csv", "xlsx"];
}
