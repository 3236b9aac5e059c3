import { expect, test } from "vitest";
import { distinctTitles } from "./terminal-titles.ts";

test("a terminal is named with its point of sale only where another one has the same title", () => {
  const pos = [
    { id: "p1", title: "Khreshchatyk" },
    { id: "p2", title: "Lviv" },
  ];
  const terminals = [
    { id: "t1", title: "Till 1", pos_id: "p1" },
    { id: "t2", title: "Till 1", pos_id: "p2" },
    { id: "t3", title: "Kiosk", pos_id: "p2" },
    { id: "t4", title: "Till 1", pos_id: "unknown" },
  ];
  const titles = distinctTitles(terminals, pos).map(({ title }) => title);
  expect(titles).toEqual(["Till 1 (Khreshchatyk)", "Till 1 (Lviv)", "Kiosk", "Till 1"]);
});
