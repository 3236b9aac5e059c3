import { expect, test } from "vitest";
import { hourIn } from "./span.ts";

const readHour = (timeZone: string, time: number) => {
  const local = Temporal.Instant.fromEpochMilliseconds(time).toZonedDateTimeISO(timeZone);
  return { day: local.toPlainDate().toString(), hour: local.hour };
};
const around = (time: number) => [time, time - 1, time, time + 1, time + 59_999, time + 3_600_000, time - 86_400_000];

test("the local day and hour are those of the clock in every zone, around each change of its clock", () => {
  const [since, until] = [Date.UTC(2015, 0), Date.UTC(2030, 0)];
  for (const timeZone of Intl.supportedValuesOf("timeZone")) {
    let next = Temporal.Instant.fromEpochMilliseconds(since).toZonedDateTimeISO(timeZone);
    const times = [...around(since), ...around(Date.UTC(2024, 1, 29, 23, 59, 59))];
    for (;;) {
      const change = next.getTimeZoneTransition("next");
      if (!change || change.epochMilliseconds > until) break;
      times.push(...around(change.epochMilliseconds));
      next = change;
    }
    const own = times.map((time) => hourIn(timeZone, new Date(time)));
    expect(own, timeZone).toEqual(times.map((time) => readHour(timeZone, time)));
  }
});

test("a moment long ago or far ahead is read by the same clock", () => {
  const odd = Date.UTC(1971, 0, 1, 0, 44, 29);
  expect(hourIn("Africa/Monrovia", new Date(odd))).toEqual({ day: "1970-12-31", hour: 23 });
  expect(hourIn("Africa/Monrovia", new Date(odd + 2_000))).toEqual({ day: "1971-01-01", hour: 0 });
  for (const time of [Date.UTC(1600, 5), Date.UTC(1890, 0), Date.UTC(9999, 11, 31, 23), Date.UTC(20_000, 3)]) {
    expect(hourIn("Europe/Kyiv", new Date(time))).toEqual(readHour("Europe/Kyiv", time));
  }
});
