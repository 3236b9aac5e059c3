import { describe, expect, test } from "vitest";
import { exactlyOne, foundGoods, onlyMatch } from "./found-goods.ts";

const item = (title: string, price: string | null, more: { code?: string; barcodes?: string[] } = {}) => ({
  ...{ title, code: title.toUpperCase(), barcodes: [] as string[], category_ids: [title.slice(0, 1)], price },
  ...more,
});
const tea = item("Tea", "40.00");
const iced = item("Iced tea", "55.00", { code: "TEA-2", barcodes: ["4820001"] });
const oil = item("Oil", null, { barcodes: ["4820002"] });
const all = [tea, iced, oil];

describe("the items of a till", () => {
  test("are shown without those that have no price, which are counted", () => {
    const wish = { text: "", category: null, withUnpriced: false };
    expect(foundGoods(all, wish)).toEqual({ shown: [tea, iced], unpriced: 1 });
    expect(foundGoods(all, { ...wish, withUnpriced: true })).toEqual({ shown: all, unpriced: 0 });
    expect(foundGoods(all, { ...wish, text: "oil" })).toEqual({ shown: [], unpriced: 1 });
  });
  test("are those of the category until somebody searches", () => {
    const wish = { text: "", category: "T", withUnpriced: false };
    expect(foundGoods(all, wish).shown).toEqual([tea]);
    expect(foundGoods(all, { ...wish, text: "tea" }).shown).toEqual([tea, iced]);
  });
  test("are known by their whole code, unless they have no price", () => {
    expect(exactlyOne(all, "TEA")).toBe(tea);
    expect(exactlyOne(all, "4820001")).toBe(iced);
    expect(exactlyOne(all, "4820002")).toBeUndefined();
    expect(exactlyOne(all, "")).toBeUndefined();
    expect(exactlyOne(all, "", true)).toBeUndefined();
    expect(exactlyOne(all, "4820002", true)).toBe(oil);
    expect(exactlyOne([tea, { ...iced, code: "TEA" }], "TEA")).toBeUndefined();
  });
  test("are known by words that fit only one of them", () => {
    expect(onlyMatch(all, "ice")).toBe(iced);
    expect(onlyMatch(all, "tea")).toBeUndefined();
    expect(onlyMatch(all, "oil")).toBeUndefined();
    expect(onlyMatch(all, "oil", true)).toBe(oil);
    expect(onlyMatch([tea], " ")).toBeUndefined();
  });
});
