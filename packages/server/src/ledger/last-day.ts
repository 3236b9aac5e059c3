import { Failure } from "@patron/contract/kit";

/** The last valid day of promotional bonuses credited today; null if they do not expire. */
export function lastDay(
  type: "none" | "date" | "day" | "month",
  value: string | null | undefined,
  today: string,
): string | null {
  const invalid = () => new Failure("expiry.invalid");
  if (type === "none") return null;
  const day = Temporal.PlainDate.from(today);
  if (type === "date") {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value ?? "")) throw invalid();
    try {
      const last = Temporal.PlainDate.from(value ?? "");
      if (Temporal.PlainDate.compare(last, day) < 0) throw invalid();
      return last.toString();
    } catch {
      throw invalid(); // The day does not exist.
    }
  }
  if (!/^\d{1,4}$/.test(value ?? "") || Number(value) === 0) throw invalid();
  const span = Number(value);
  return day.add(type === "day" ? { days: span } : { months: span }).toString();
}
