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

test("sends SMS by a service that it knows, with all that the service needs", () => {
  const sms = (env: Record<string, string>) => readSettings(env, "/tmp").sms;
  const of = { SMS_SECRET: "token", SMS_SENDER: "Patron" };
  expect(sms(of)).toBeUndefined();
  expect(sms({ ...of, SMS_SERVICE: "turbosms" })).toEqual({
    service: "turbosms",
    login: "",
    secret: "token",
    sender: "Patron",
  });
  expect(() => sms({ ...of, SMS_SERVICE: "pigeon" })).toThrow(
    'SMS_SERVICE must be one of turbosms, twilio, not "pigeon".',
  );
  expect(() => sms({ SMS_SERVICE: "turbosms", SMS_SENDER: "Patron" })).toThrow("needs SMS_SECRET and SMS_SENDER");
  expect(() => sms({ ...of, SMS_SERVICE: "twilio" })).toThrow("needs SMS_LOGIN");
});

test("knows where map tiles come from, and refuses an address without their numbers", () => {
  const map = (PATRON_MAP_TILES?: string) =>
    readSettings({ ...(PATRON_MAP_TILES && { PATRON_MAP_TILES, PATRON_MAP_ATTRIBUTION: "© Maps" }) }, "/tmp").map;
  expect(map()).toBeUndefined();
  const tiles = "https://tiles.example.com/{z}/{x}/{y}.png";
  expect(map(tiles)).toEqual({ tiles, attribution: "© Maps" });
  for (const wrong of ["https://tiles.example.com/", "ftp://tiles.example.com/{z}/{x}/{y}", "{z}/{x}/{y}"])
    expect(() => map(wrong)).toThrow("PATRON_MAP_TILES must be an address such as");
});

test("knows its support staff by their addresses in any case, and refuses what is none", () => {
  const support = (text?: string) =>
    readSettings(text === undefined ? {} : { PATRON_SUPPORT: text }, "/tmp").supportEmails;
  expect(support()).toEqual([]);
  expect(support(" Olena@Patron.example , ivan@patron.example,")).toEqual([
    "olena@patron.example",
    "ivan@patron.example",
  ]);
  expect(() => support("olena@patron.example, ivan")).toThrow(
    'PATRON_SUPPORT must be e-mail addresses, separated by commas; "ivan" is none.',
  );
});
