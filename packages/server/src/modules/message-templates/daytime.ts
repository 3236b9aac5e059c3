const [morning, evening] = [9, 21];

/** The moment itself by day, else the next morning: messages that are not urgent wake nobody. */
export function byDay(now: Date, timeZone: string): Date {
  const at = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(timeZone);
  if (at.hour >= morning && at.hour < evening) return now;
  const day = at.hour < morning ? at.toPlainDate() : at.toPlainDate().add({ days: 1 });
  return new Date(day.toZonedDateTime({ timeZone, plainTime: { hour: morning } }).epochMilliseconds);
}
