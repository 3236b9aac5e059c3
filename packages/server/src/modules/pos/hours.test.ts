import { randomUUID } from "node:crypto";
import { calls } from "@patron/contract/routes";
import { describe, expect, test } from "vitest";
import { startTestServer } from "../../../test/server.ts";
import { world } from "../../../test/world.ts";
import { type Hours, isOpenAt, spansOf } from "./hours.ts";

const server = await startTestServer();
const { hours: show, changeHours } = calls.pos;
const monday = { week_day: "1" as const, from: "09:00", to: "18:00" };
const friday = { week_day: "5" as const, from: "20:00", to: "02:00" };
const on = (date: string, from: string, to: string, closed = false) => ({ date, closed, from, to });
const at = (text: string) => Temporal.ZonedDateTime.from(`${text}[Europe/Kyiv]`);

describe("opening hours", () => {
  // 2 March 2026 is a Monday.
  const week: Hours = {
    hours: [{ ...monday, from: "15:00" }, { ...monday, to: "13:00" }, friday],
    exceptions: [on("2026-03-09", "10:00", "11:00"), on("2026-03-16", "09:00", "18:00", true)],
  };

  test.each([
    ["2026-03-02T08:59", false],
    ["2026-03-02T09:00", true],
    ["2026-03-02T12:59:59", true],
    ["2026-03-02T13:00", false],
    ["2026-03-02T15:00", true],
    ["2026-03-03T10:00", false],
    ["2026-03-06T23:59", true],
    ["2026-03-07T01:59", true],
    ["2026-03-07T02:00", false],
    ["2026-03-09T09:30", false],
    ["2026-03-09T10:30", true],
    ["2026-03-16T10:00", false],
  ])("are by the clock of the place: %s", (moment, isOpen) => {
    expect(isOpenAt(week, at(moment))).toBe(isOpen);
  });

  test("of a date are its own if it has any, in their order", () => {
    const day = (text: string) => spansOf(week, Temporal.PlainDate.from(text)).map(({ from, to }) => `${from}-${to}`);
    expect(day("2026-03-02")).toEqual(["09:00-13:00", "15:00-18:00"]);
    expect(day("2026-03-09")).toEqual(["10:00-11:00"]);
    expect(day("2026-03-16")).toEqual([]);
  });

  test("are stored as a whole; either list can be replaced alone", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    expect(await w.owner.request(show, { path })).toEqual({ hours: [], exceptions: [], version: 1 });
    const exceptions = [on("2026-12-25", "00:00", "00:00", true)];
    await w.owner.request(changeHours, { path, body: { hours: [monday] } }, { version: 1 });
    const both = await w.owner.request(changeHours, { path, body: { exceptions } });
    expect(both).toEqual({ hours: [monday], exceptions, version: 3 });
    expect(await w.owner.request(show, { path })).toEqual(both);
    const late = w.owner.request(changeHours, { path, body: { hours: [] } }, { version: 1 });
    await expect(late).rejects.toMatchObject({ code: "conflict.stale" });
  });

  test.each<[string, string, Partial<Hours>]>([
    ["of one day", "hours.1.from", { hours: [monday, { ...monday, from: "17:59", to: "20:00" }] }],
    ["after midnight", "hours.1.from", { hours: [friday, { week_day: "6", from: "01:59", to: "05:00" }] }],
    [
      "of Sunday's night and Monday",
      "hours.1.from",
      { hours: [monday, { week_day: "7", from: "22:00", to: "09:01" }] },
    ],
    ["of a whole day", "hours.1.from", { hours: [{ ...monday, from: "00:00", to: "00:00" }, monday] }],
    ["twice", "hours.2.from", { hours: [monday, friday, monday] }],
    [
      "of a date",
      "exceptions.1.date",
      { exceptions: [on("2026-03-09", "10:00", "11:00"), on("2026-03-09", "10:30", "12:00")] },
    ],
    [
      "of a date's night",
      "exceptions.1.date",
      { exceptions: [on("2026-02-28", "22:00", "03:00"), on("2026-03-01", "02:00", "12:00")] },
    ],
    [
      "of a date that is closed",
      "exceptions.1.date",
      { exceptions: [on("2026-03-09", "10:00", "11:00"), on("2026-03-09", "00:00", "00:00", true)] },
    ],
    [
      "of a date that is closed twice",
      "exceptions.1.date",
      { exceptions: [on("2026-03-09", "00:00", "00:00", true), on("2026-03-09", "00:00", "00:00", true)] },
    ],
  ])("are refused if they overlap with others: %s", async (_, field, body) => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    const change = w.owner.request(changeHours, { path, body });
    await expect(change).rejects.toMatchObject({ code: "pos.hours_overlap", status: 422, details: { field } });
    expect(await w.owner.request(show, { path })).toMatchObject({ hours: [], exceptions: [], version: 1 });
  });

  test("may touch, and a night may end on a date that is closed or has other hours", async () => {
    const w = await world(server);
    const path = { posId: (await w.make.pos()).id };
    const body: Hours = {
      hours: [monday, { ...monday, from: "18:00", to: "00:00" }, friday, { week_day: "6", from: "02:00", to: "04:00" }],
      exceptions: [
        on("2026-12-24", "20:00", "02:00"),
        on("2026-12-25", "00:00", "00:00", true),
        on("2026-12-31", "10:00", "12:00"),
        on("2026-12-31", "12:00", "00:00"),
      ],
    };
    expect(await w.owner.request(changeHours, { path, body })).toEqual({ ...body, version: 2 });
  });

  test("are refused for an unknown point of sale", async () => {
    const w = await world(server);
    const path = { posId: randomUUID() };
    await expect(w.owner.request(show, { path })).rejects.toMatchObject({ code: "pos.not_found" });
    const change = w.owner.request(changeHours, { path, body: { hours: [] } });
    await expect(change).rejects.toMatchObject({ code: "pos.not_found" });
  });
});
