import { WEEK_DAYS } from "@patron/contract/enums";

/** Hours of every day from an hour ago until in an hour, by the clock of a time zone. */
export function hoursAround(timeZone: string) {
  const now = Temporal.Now.zonedDateTimeISO(timeZone).toPlainTime();
  const [from, to] = [now.subtract({ hours: 1 }), now.add({ hours: 1 })].map((time) =>
    time.toString({ smallestUnit: "minute" }),
  );
  return WEEK_DAYS.map((week_day) => ({ week_day, from: from ?? "", to: to ?? "" }));
}
