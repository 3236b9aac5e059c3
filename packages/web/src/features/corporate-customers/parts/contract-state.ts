const dayMs = 86_400_000;
/** In days: how long before its end a contract is shown as ending soon. */
const notice = 60;

/** Whether a contract has ended or ends soon, and in how many days; it is valid on its last day. */
export function contractState(lastDay: string | null, now: Date): { state: "open" | "ending" | "ended"; days: number } {
  if (!lastDay) return { state: "open", days: Number.POSITIVE_INFINITY };
  const today = Date.UTC(now.getFullYear(), now.getMonth(), now.getDate());
  const days = Math.round((Date.parse(`${lastDay}T00:00:00Z`) - today) / dayMs);
  return { state: days < 0 ? "ended" : days <= notice ? "ending" : "open", days };
}
