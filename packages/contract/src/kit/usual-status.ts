/** The HTTP status of a failure that `generated/statuses.ts` does not list. */
export function usualStatusOf(code: string): number {
  return code.endsWith(".not_found") ? 404 : 422;
}
