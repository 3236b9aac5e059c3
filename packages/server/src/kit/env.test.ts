import { availableParallelism } from "node:os";
import { expect, test } from "vitest";
import { readSettings } from "./env.ts";

const processes = (text?: string) =>
  readSettings(text === undefined ? {} : { PATRON_PROCESSES: text }, "/tmp").processes;

test("one process for each core beyond the first, at least one and at most four", () => {
  expect(processes()).toBe(Math.min(Math.max(availableParallelism() - 1, 1), 4));
  expect(processes("")).toBe(processes());
  expect(processes("7")).toBe(7);
});

test("stops at once unless it is told for how long to answer on", () => {
  expect(readSettings({}, "/tmp").drainSeconds).toBe(0);
  expect(readSettings({ PATRON_DRAIN_SECONDS: "5" }, "/tmp").drainSeconds).toBe(5);
  expect(() => readSettings({ PATRON_DRAIN_SECONDS: "soon" }, "/tmp")).toThrow("PATRON_DRAIN_SECONDS must be a whole");
});

test.each(["0", "-1", "1.5", "two", "65"])("refuses %j as a number of processes", (text) => {
  expect(() => processes(text)).toThrow(`PATRON_PROCESSES must be a whole number from 1 to 64, not "${text}".`);
});
