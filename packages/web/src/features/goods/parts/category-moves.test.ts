import { describe, expect, test } from "vitest";
import { moved, type Step, stepped } from "./category-moves.ts";

const at = (id: string, parent_id: string | null = null) => ({ id, parent_id });
const rows = [at("drinks"), at("hot", "drinks"), at("tea", "hot"), at("cold", "drinks"), at("food"), at("sale")];

/** The tree as one line: `drinks(hot(tea) cold) food`. */
function line(places: readonly { id: string; parent_id: string | null }[] | undefined): string | undefined {
  const below = (parent: string | null): string =>
    (places ?? [])
      .filter((one) => one.parent_id === parent)
      .map(({ id }) => (below(id) ? `${id}(${below(id)})` : id))
      .join(" ");
  return places && below(null);
}

describe("a step", () => {
  test.each<[string, Step, string | undefined]>([
    ["food", "up", "food drinks(hot(tea) cold) sale"],
    ["drinks", "down", "food drinks(hot(tea) cold) sale"],
    ["cold", "up", "drinks(cold hot(tea)) food sale"],
    ["food", "in", "drinks(hot(tea) cold food) sale"],
    ["hot", "out", "drinks(cold) hot(tea) food sale"],
    ["tea", "out", "drinks(hot tea cold) food sale"],
    ["drinks", "up", undefined],
    ["sale", "down", undefined],
    ["drinks", "in", undefined],
    ["food", "out", undefined],
    ["gone", "up", undefined],
  ])("moves %s %s, with what is below it", (id, step, tree) => {
    expect(line(stepped(rows, id, step))).toBe(tree);
  });
});

describe("a drop", () => {
  test("puts a category before, after or into another one, from any level", () => {
    expect(line(moved(rows, "sale", "hot", "before"))).toBe("drinks(sale hot(tea) cold) food");
    expect(line(moved(rows, "hot", "food", "after"))).toBe("drinks(cold) food hot(tea) sale");
    expect(line(moved(rows, "tea", "food", "inside"))).toBe("drinks(hot cold) food(tea) sale");
  });

  test("does nothing on itself, within itself, or where nothing is", () => {
    expect(moved(rows, "drinks", "drinks", "before")).toBeUndefined();
    expect(moved(rows, "drinks", "tea", "inside")).toBeUndefined();
    expect(moved(rows, "drinks", "gone", "inside")).toBeUndefined();
    expect(moved(rows, "gone", "drinks", "inside")).toBeUndefined();
  });
});
