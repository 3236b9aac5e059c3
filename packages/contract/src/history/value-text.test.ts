import { describe, expect, test } from "vitest";
import { LANGUAGES } from "../enums.ts";
import { messagesIn } from "./messages.ts";
import { fieldName, messagesFor, valueText } from "./value-text.ts";

const day = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeZone: "UTC" });
const moment = new Intl.DateTimeFormat("de", { dateStyle: "medium", timeStyle: "short", timeZone: "Europe/Kyiv" });
const show = {
  language: "de",
  day: (text: string) => day.format(new Date(text)),
  dateTime: (text: string) => moment.format(new Date(text)),
  number: (value: number) => value.toLocaleString("de"),
  amount: (text: string, unit: string) => `${text} ${unit}`,
};
const german = {
  ...{ empty: "leer", yes: "ja", no: "nein", fields: { note: "Notiz", closed: "geschlossen" } },
  values: { unit: { L: "Liter", kg: "kg" }, by: { volume: "Menge" } },
};
const names = new Map([["0190c0de-0000-7000-8000-000000000001", "Kaffee"]]);
const reading = {
  t: german,
  show,
  weekDay: (day: number) => `${day}. Tag`,
  names,
  units: new Map([["share", "percent"]]),
  longest: 160,
};
const text = (value: unknown, field = "title") => valueText(reading, field, value);

describe("a value of the history reads as people write it", () => {
  test.each([
    ["2030-12-31", "31.12.2030"],
    ["2026-11-21T22:30:00Z", "22.11.2026, 00:30"],
    [1234.5, "1.234,5"],
    [true, german.yes],
    ["", german.empty],
    [["2030-12-31", "a"], "31.12.2030, a"],
    [{ to: "18:00", from: "09:00", week_day: "1" }, "1. Tag 09:00–18:00"],
    [{ to: "02:00", date: "2026-12-31", from: "10:00", closed: false }, "31.12.2026 10:00–02:00"],
    [{ to: "18:00", date: "2027-01-01", from: "09:00", closed: true }, "01.01.2027: geschlossen"],
    [{ id: "x", note: "late", colour: "", valid_to: "2030-12-31" }, "Notiz: late; valid to: 31.12.2030"],
  ])("%j", (value, written) => expect(text(value)).toBe(written));

  test("what only looks like a day, or holds one, stands as it was written", () => {
    for (const written of ["2026-13-45", "2026-02-30", "2026-99-99T99:99Z", "until 2030-12-31", "2026/18-P"])
      expect(text(written)).toBe(written);
  });

  test("one of a few is shown by its label, in lists and in parts too, but only where it is one", () => {
    expect(text("L", "unit")).toBe("Liter");
    expect(text(["L", "kg", "t"], "unit")).toBe("Liter, kg, t");
    expect(text([{ by: "volume", value: "5" }], "presets")).toBe("by: Menge; value: 5");
    expect(text("L")).toBe("L");
  });

  test("an id is what it stands for is called, and stays where nobody knows", () => {
    const [known, gone] = ["0190c0de-0000-7000-8000-000000000001", "0190c0de-0000-7000-8000-000000000002"];
    expect(text([known, gone], "include_goods")).toBe(`Kaffee, ${gone}`);
  });

  test("days of the week have their names, other numbers their digits", () => {
    expect(text([1, 7], "week_days")).toBe("1. Tag, 7. Tag");
    expect(text(1, "sort_order")).toBe("1");
  });

  test("a number has its unit, in parts too, without zeros that nobody typed", () => {
    expect(text("10.000000", "share")).toBe("10 percent");
    expect(text([{ from: "5.50", share: "10.500000" }], "thresholds")).toBe("from: 5.50; share: 10.5 percent");
    expect(text("30", "bonuses_max_percent")).toBe("30 percent");
    expect(text("none", "share")).toBe("none");
    expect(text([{ value: "1.500000" }, { value: "0.000000" }], "costs")).toBe("value: 1.5, value: 0");
  });

  test("much text is cut", () => expect(text("x".repeat(200))).toHaveLength(161));
});

test("a group of calls has its own words for what others call differently: the tax of a price group is no tax number", () => {
  for (const language of LANGUAGES) {
    const every = messagesIn(language);
    const name = (call: string) => fieldName(messagesFor(every, call), "tax_id");
    expect(name("priceGroups.changeTaxes")).not.toBe(name("corporateCustomers.change"));
    expect(name("business.changeLegalInfo")).toBe(every.fields.tax_id);
  }
});
