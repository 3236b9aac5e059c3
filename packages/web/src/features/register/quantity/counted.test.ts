import { describe, expect, test } from "vitest";
import type { Goods } from "../draft.ts";
import { countedBy, statedAt } from "./counted.ts";

const petrol: Goods = {
  id: "a95",
  code: "95",
  title: "Petrol",
  unit: "L",
  service_type: "fuel",
  category_ids: [],
  barcodes: [],
  quantity_precision: 2,
  quantity_min: null,
  quantity_step: null,
  weightable: false,
  item_entry_mode: "without-limits",
  presets: [],
  age_limit: null,
  photo: null,
  price: "50.0000",
};
const presets: Goods["presets"] = [
  { by: "amount", value: "500" },
  { by: "quantity", value: "20.000" },
  { by: "quantity", value: "5" },
];
const counted = (more: Partial<Goods>, price: string | null = petrol.price, tolerance = "0.01") =>
  countedBy({ ...petrol, ...more }, price, { currency: "UAH", tolerance });
const offered = (more: Partial<Goods>, price?: string | null) =>
  counted({ presets, ...more }, price).presets.map(({ by, quantity }) => `${by} ${quantity}`);

describe("the presets of an item", () => {
  test("are offered in their order, an amount with the quantity that it buys", () => {
    expect(offered({})).toEqual(["amount 10", "quantity 20", "quantity 5"]);
    expect(offered({}, "48")).toEqual(["amount 10.42", "quantity 20", "quantity 5"]);
  });

  test.each([
    ["an amount needs a price", {}, null, ["quantity 20", "quantity 5"]],
    ["an amount needs a quantity with decimals", { quantity_precision: 0 }, "50", ["quantity 20", "quantity 5"]],
    ["no less than the minimum", { quantity_min: "10" }, "50", ["amount 10", "quantity 20"]],
    ["only whole steps", { quantity_step: "4" }, "50", ["quantity 20"]],
    ["an amount that buys nothing", { presets: [{ by: "amount" as const, value: "0.01" }] }, "50", []],
    ["no more decimals", { presets: [{ by: "quantity" as const, value: "0.125" }] }, "50", []],
  ])("are left out where the item is not sold so: %s", (_, more, price, left) => {
    expect(offered(more, price)).toEqual(left);
  });

  test("are not offered where every quantity is typed", () => {
    expect(offered({ item_entry_mode: "manually-only" })).toEqual([]);
  });
});

describe("a preset of an amount", () => {
  const amount = (more: Partial<Goods>, price: string, tolerance?: string) => {
    const [first] = counted({ presets: [{ by: "amount", value: "500" }], ...more }, price, tolerance).presets;
    return [first?.quantity, first?.stated, first?.isExact];
  };

  test("is stated where price × quantity differs from it by no more than the till may state", () => {
    expect(amount({}, "50")).toEqual(["10", null, true]);
    expect(amount({}, "52.99")).toEqual(["9.44", null, false]);
    expect(amount({}, "52.99", "0.22")).toEqual(["9.44", null, false]);
    expect(amount({}, "52.99", "0.23")).toEqual(["9.44", "500.00", true]);
    expect(amount({ quantity_precision: 3 }, "52.99")).toEqual(["9.436", "500.00", true]);
  });

  test("is stated by the steps that lead to it where there are only presets", () => {
    const only = counted({ presets, item_entry_mode: "presets-only" }, "52.99", "1");
    expect([only.more("5"), statedAt(only, "9.440"), statedAt(only, "20")]).toEqual(["9.44", "500.00", null]);
    expect(statedAt(counted({ presets }, "52.99", "1"), "9.44")).toBe(null);
  });
});

describe("an item is counted", () => {
  const steps = ({ first, more, less }: ReturnType<typeof counted>) => [
    first,
    more("10"),
    more("20"),
    less("10"),
    less("5"),
  ];

  test("from preset to preset where there are only presets, and is removed below the least", () => {
    expect(steps(counted({ presets, item_entry_mode: "presets-only" }))).toEqual(["10", "20", "20", "5", "0"]);
  });

  test("as without limits where it is sold in no preset", () => {
    const none = counted({ presets: [{ by: "amount", value: "500" }], item_entry_mode: "presets-only" }, null);
    expect(none).toMatchObject({ mode: "without-limits", presets: [] });
    expect(steps(none)).toEqual(["1", "11", "21", "9", "4"]);
  });

  test("by typing alone where that is set", () => {
    expect(steps(counted({ item_entry_mode: "manually-only" }))).toEqual(["1", "10", "20", "10", "5"]);
  });

  test("by its step otherwise, and in a cart of an earlier version", () => {
    expect(steps(counted({ presets }))).toEqual(["1", "11", "21", "9", "4"]);
    const { item_entry_mode: _, presets: __, ...earlier } = petrol;
    expect(countedBy(earlier, "50", { currency: "UAH", tolerance: undefined })).toMatchObject({
      mode: "without-limits",
      presets: [],
    });
  });
});
