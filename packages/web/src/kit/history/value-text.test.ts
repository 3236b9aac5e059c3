import { describe, expect, test } from "vitest";
import { valueText } from "./value-text.ts";

const day = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Kyiv" });
const show = {
  day: (text: string) => day.format(new Date(text)),
  dateTime: (text: string) => moment.format(new Date(text)),
  number: (value: number) => value.toLocaleString("de"),
};
const german = {
  ...{ empty: "leer", yes: "ja", no: "nein", fields: { note: "Notiz" } },
  values: { unit: { L: "Liter", kg: "kg" }, by: { volume: "Menge" } },
};
const text = (value: unknown, field = "title") => valueText(german, show, field, value);

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

  test("one of a few is told by its word, in lists and in parts too, but only where it is one", () => {
    expect(text("L", "unit")).toBe("Liter");
    expect(text(["L", "kg", "t"], "unit")).toBe("Liter, kg, t");
    expect(text([{ by: "volume", value: "5" }], "presets")).toBe("by: Menge; value: 5");
    expect(text("L")).toBe("L");
  });

  test("much text is cut", () => expect(text("x".repeat(200))).toHaveLength(161));
});
