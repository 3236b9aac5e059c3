/** The HTTP status of a failure that the table of statuses does not list. Everybody loads that table, so it has only the others. */
export const usualStatus = (code: string): number => (code.endsWith(".not_found") ? 404 : 422);
