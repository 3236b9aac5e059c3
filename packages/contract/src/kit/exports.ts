/** The files that calls can be asked for as, and the `Accept` that asks for each. `pdf` is a document: only of what is printable. */
export const EXPORT_TYPES = {
  csv: "text/csv",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
} as const;
export type ExportFormat = keyof typeof EXPORT_TYPES;

/** The files that one call can be asked for as. */
export function exportFormats(one: { exports?: readonly string[]; printable?: boolean }): readonly ExportFormat[] {
  if (!one.exports?.length) return [];
  return one.printable ? ["csv", "xlsx", "pdf"] : ["csv", "xlsx"];
}
