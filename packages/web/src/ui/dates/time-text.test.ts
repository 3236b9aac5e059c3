import { expect, test } from "vitest";
import { readTime, timeOf, writeTime } from "./time-text.ts";

test.each([
  ["9", "09:00"],
  ["930", "09:30"],
  ["21.30", "21:30"],
  ["9:30 PM", "21:30"],
  ["12 am", "00:00"],
  ["", null],
  ["24:00", undefined],
  ["13 pm", undefined],
  ["noon", undefined],
])("%s", (text, time) => {
  expect(readTime(text)).toBe(time);
});

test("times walk round the clock and are read as they are written", () => {
  expect([timeOf(1440), timeOf(-15)]).toEqual(["00:00", "23:45"]);
  for (const locale of ["en-US", "uk", "de", "fr", "ru"]) expect(readTime(writeTime("14:05", locale))).toBe("14:05");
});
