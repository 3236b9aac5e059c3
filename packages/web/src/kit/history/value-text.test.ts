import { describe, expect, test } from "vitest";
import { valueText } from "./value-text.ts";

const day = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Kyiv" });
const show = {
  day: (text: string) => day.format(new Date(text)),
  dateTime: (text: string) => moment.format(new Date(text)),
  number: (value: number) => value.toLocaleString("de"),
};
const german = { empty: "leer", yes: "ja", no: "nein", fields: { note: "Notiz" } };
const text = (value: unknown) => valueText(german, show, value);

describe("a value of the history reads as people write it", () => {
  test.each([
    ["2030-12-31", "31.12.2030"],
    ["2026-11-21T22:30:00Z", "22.11.2026, 00:30"],
    [1234.5, "1.234,5"],
    [true, german.yes],
    ["", german.empty],
    [["2030-12-31", "a"], "31.12.2030, a"],
    [{ id: "x", note: "late", colour: "", valid_to: "2030-12-31" }, "Notiz: late; valid to: 31.12.2030"],
  ])("%j", (value, written) => expect(text(value)).toBe(written));

  test("what only looks like a day, or holds one, stands as it was written", () => {
    for (const written of ["2026-13-45", "2026-99-99T99:99Z", "until 2030-12-31", "2026/18-P"])
      expect(text(written)).toBe(written);
  });

  test("much text is cut", () => expect(text("x".repeat(200))).toHaveLength(161));
});
