import { describe, expect, test } from "vitest";
import { tillGroups } from "./till-groups.ts";

const points = [
  { id: "p1", title: "Khreshchatyk" },
  { id: "p2", title: "Podil" },
  { id: "p3", title: "Without tills" },
];
const tills = [
  { id: "t1", title: "Till 1", currency: "UAH", pos_id: "p1" },
  { id: "t2", title: "Till 1", currency: "UAH", pos_id: "p2" },
  { id: "t3", title: "Till 2", currency: "UAH", pos_id: "p1" },
];
const shown = (choice: Partial<Parameters<typeof tillGroups>[0]>) => {
  const { last, groups } = tillGroups({ tills, points, text: "", lastId: null, ...choice });
  return { last: last?.id ?? null, groups: groups.map((group) => [group.title, group.tills.map(({ id }) => id)]) };
};

describe("the tills to choose from", () => {
  test("stand below their point of sale, and a point of sale without a till is left out", () => {
    expect(shown({})).toEqual({
      last: null,
      groups: [
        ["Khreshchatyk", ["t1", "t3"]],
        ["Podil", ["t2"]],
      ],
    });
  });
  test("begin with the last one of this device, once", () => {
    expect(shown({ lastId: "t2" })).toEqual({ last: "t2", groups: [["Khreshchatyk", ["t1", "t3"]]] });
  });
  test("are as without it when the last one is gone", () => {
    expect(shown({ lastId: "removed" })).toEqual(shown({}));
  });
  test("are found by the words of both, and then the last one is where it belongs", () => {
    expect(shown({ text: "podil 1", lastId: "t2" })).toEqual({ last: null, groups: [["Podil", ["t2"]]] });
    expect(shown({ text: " TILL 2 " }).groups).toEqual([["Khreshchatyk", ["t3"]]]);
    expect(shown({ text: "nowhere" }).groups).toEqual([]);
  });
  test("name their currency only where they differ in it", () => {
    const mixed = tills.map((till) => (till.id === "t2" ? { ...till, currency: "EUR" } : till));
    const currencies = (of: typeof tills) =>
      tillGroups({ tills: of, points, text: "", lastId: null }).groups.flatMap((group) =>
        group.tills.map(({ currency }) => currency),
      );
    expect(currencies(tills)).toEqual([null, null, null]);
    expect(currencies(mixed)).toEqual(["UAH", "UAH", "EUR"]);
  });
});
