import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { checkOf, column, group, lineA, priced, reasons, refused, tax } from "../../test/check.ts";
import { sum } from "../money/index.ts";
import type { PriceInput } from "../sale/input.ts";
import { taxesOfLine } from "../tax/tax.ts";
import { readerOf } from "../wire/read.ts";
import { lineAmount } from "./amount.ts";
import { type Commission, levelsFrom, readCommissions } from "./levels.ts";
import type { PriceOption } from "./option.ts";

const read = readerOf("UAH", 2);
const vat = tax("vat", "base-tax", "20");
const shelf = group("including-taxes", [vat]);
const acquiring: Commission = { id: "acquiring", title: "Acquiring", type: "percentage", value: "2.5" };
const bag: Commission = { id: "bag", title: "Bag", type: "amount", value: "0.15" };
const vatLines = taxesOfLine([vat], [{ tax_id: "vat" }], [], read);
const parts = { taxes: vatLines, commissions: readCommissions([acquiring, bag], read) };

describe("levels", () => {
  test("base, then base taxes, then commissions on the price including taxes", () => {
    expect(levelsFrom("base", 100_000n, parts)).toMatchObject({
      base: 100_000n,
      including_taxes: 120_000n,
      commissions: [{ amount: 3_000n }, { amount: 1_500n }],
      posted: 124_500n,
    });
  });

  test("each level finds the ones below it", () => {
    expect(levelsFrom("including-taxes", 120_000n, parts)).toMatchObject({ base: 100_000n, posted: 124_500n });
    expect(levelsFrom("posted", 124_500n, parts)).toMatchObject({ base: 100_000n, including_taxes: 120_000n });
  });

  test("a commission in a posted price is rounded once, from the exact price under it", () => {
    const fifteen = readCommissions([{ id: "f", type: "percentage", value: "15" }], read);
    expect(levelsFrom("posted", 100_000n, { taxes: [], commissions: fifteen })).toMatchObject({
      including_taxes: 86_957n,
      commissions: [{ amount: 13_043n }],
    });
  });

  test("a commission per unit in a posted price is no percentage of it", () => {
    const fees = readCommissions(
      [
        { id: "p", type: "percentage", value: "15" },
        { id: "a", type: "amount", value: "100" },
      ],
      read,
    );
    expect(levelsFrom("posted", 3_000_000n, { taxes: [], commissions: fees })).toMatchObject({
      including_taxes: 1_739_130n,
      commissions: [{ amount: 260_870n }, { amount: 1_000_000n }],
    });
  });

  test("a posted price below its commissions cannot be built", () => {
    expect(levelsFrom("posted", 1_000n, parts)).toBeUndefined();
  });

  test("the given level stays exact and the parts always sum", () => {
    const level = fc.constantFrom("base", "including-taxes", "posted");
    fc.assert(
      fc.property(level, fc.bigInt({ min: 0n, max: 10n ** 9n }), (given, price) => {
        const levels = levelsFrom(given, price, parts);
        if (!levels) return;
        const { base, including_taxes, posted, base_taxes, commissions } = levels;
        expect({ base, "including-taxes": including_taxes, posted }[given]).toBe(price);
        expect(base + sum(base_taxes.map(({ amount }) => amount))).toBe(including_taxes);
        expect(including_taxes + sum(commissions.map(({ amount }) => amount))).toBe(posted);
        expect(base >= 0n).toBe(true);
      }),
      cases,
    );
  });
});

describe("line amount", () => {
  test("is price × quantity, rounded once", () => {
    expect(lineAmount(14_590n, 40_125n, undefined, 1n, 2)).toMatchObject({ ok: true, amount: 5_854n, stated: false });
    expect(lineAmount(100_050n, 500n, undefined, 1n, 0)).toMatchObject({ amount: 5n });
    expect(lineAmount(10_005n, 1_000n, undefined, 1n, 3)).toMatchObject({ amount: 1_001n });
  });

  test("a stated amount stands within the tolerance", () => {
    expect(lineAmount(14_590n, 40_125n, 5_855n, 1n, 2)).toMatchObject({
      ok: true,
      amount: 5_855n,
      computed: 5_854n,
      stated: true,
    });
    expect(lineAmount(14_590n, 40_125n, 5_853n, 1n, 2)).toMatchObject({ ok: true, amount: 5_853n });
    expect(lineAmount(14_590n, 40_125n, 5_856n, 1n, 2)).toEqual({ ok: false, computed: 5_854n });
    expect(lineAmount(14_590n, 40_125n, 5_852n, 1n, 2).ok).toBe(false);
    expect(lineAmount(0n, 1_000n, -1n, 1n, 2).ok).toBe(false);
    expect(lineAmount(0n, 1_000n, 0n, 1n, 2)).toMatchObject({ ok: true, amount: 0n, stated: true });
    expect(lineAmount(0n, 1_000n, 1n, 1n, 2)).toMatchObject({ ok: true, amount: 1n });
  });

  test("the tolerance is the terminal's", () => {
    const stated = { ...lineA, stated_amount: "20.05" };
    expect(refused(checkOf({ lines: [stated] }))).toEqual({
      code: "line.amount_outside_tolerance",
      details: { line: "A", stated: "20.05", computed: "20.00", tolerance: "0.01" },
    });
    const check = priced(checkOf({ lines: [stated], terminal: { id: "t1", title: "Pump 1", line_tolerance: "0.05" } }));
    expect(check.lines).toMatchObject([{ amount: "20.05", amount_stated: true }]);
    expect(check.trace.entries).toContainEqual({
      step: "line-amount-stated",
      line: "A",
      source: { kind: "terminal", id: "t1", version: null, title: "Pump 1" },
      before: "20.00",
      change: "0.05",
      after: "20.05",
      params: {},
    });
  });
});

describe("price in force", () => {
  const prices = [
    { id: "old", price: "9.00", valid_from: "2026-01-01T00:00:00Z" },
    { id: "now", price: "12.00", valid_from: "2026-11-21T10:00:00Z" },
    { id: "planned", price: "15.00", valid_from: "2026-11-21T10:00:01Z" },
  ];
  const line = { ...lineA, master_prices: prices };

  test("is the latest master price that has begun, from its first moment", () => {
    const check = priced(checkOf({ lines: [line], price_group: group("base", []) }));
    expect(column(check, "price_base")).toEqual(["12.0000"]);
    expect(reasons(check)).toEqual({ old: "price-superseded", planned: "price-not-yet-valid" });
    const before = checkOf({ at: "2026-11-21T09:59:59Z", lines: [line], price_group: group("base", []) });
    expect(column(priced(before), "price_base")).toEqual(["9.0000"]);
  });

  test("of two prices from the same moment the one listed later stands", () => {
    const twice = [...prices, { id: "fix", price: "12.50", valid_from: "2026-11-21T12:00:00+02:00" }];
    const check = priced(checkOf({ lines: [{ ...line, master_prices: twice }], price_group: group("base", []) }));
    expect(column(check, "price_base")).toEqual(["12.5000"]);
  });

  test("is the goods card's without a price group, and for goods that the group does not price", () => {
    expect(column(priced(checkOf({ lines: [line] })), "price_posted")).toEqual(["10.0000"]);
    const check = priced(checkOf({ lines: [lineA], price_group: shelf, taxes: [vat] }));
    expect(check.lines).toMatchObject([{ price_base: "8.3333", price_including_taxes: "10.0000" }]);
  });

  test("is named in the trace with its kind, version and how it was entered", () => {
    const source = (check: ReturnType<typeof priced>) =>
      check.trace.entries.find(({ step }) => step === "price-source");
    expect(source(priced(checkOf({ lines: [{ ...lineA, goods_price: { price: "10", version: 4 } }] })))).toMatchObject({
      source: { kind: "goods-price", id: "gA", version: 4, title: "Goods A" },
      after: "10.0000",
      params: { entered_as: "base" },
    });
    const dated = [{ id: "m", version: 2, price: "9", valid_from: "2026-01-01T00:00:00Z" }];
    expect(
      source(priced(checkOf({ lines: [{ ...lineA, master_prices: dated }], price_group: shelf, taxes: [vat] }))),
    ).toMatchObject({
      source: { kind: "master-price", id: "m", version: 2, title: "Goods A" },
      params: { entered_as: "including-taxes" },
    });
  });

  test("no price at all refuses the line", () => {
    const { goods_price: _, ...bare } = lineA;
    expect(refused(checkOf({ lines: [bare] }))).toEqual({
      code: "line.price_missing",
      details: { line: "A", goods: "gA" },
    });
  });
});

describe("a price entered by hand", () => {
  const entered = (price_entry: "none" | "missing" | "all" | undefined, more: Partial<PriceInput> = {}) =>
    checkOf({
      lines: [{ ...lineA, entered_price: "6" }],
      ...more,
      terminal: { id: "t1", title: "Till 1", price_entry, ...more.terminal },
    });
  const { goods_price: _, ...bare } = { ...lineA, entered_price: "6" };

  test("is the shelf price: taxes and commissions are contained in it", () => {
    const parts = { price_group: shelf, taxes: [vat], terminal: { id: "t1", commissions: [bag] } };
    const check = priced(entered("all", parts));
    expect(check.lines).toMatchObject([
      { price_base: "4.8750", price_including_taxes: "5.8500", price_posted: "6.0000", amount: "12.00" },
    ]);
  });

  test("replaces the price in force and price options, and the trace says so", () => {
    const option = { id: "o", owner: "card-category", option_type: "change-amount", value: "-1" } as const;
    const check = priced(entered("all", { price_options: [option, { ...option, id: "off", active: false }] }));
    expect(column(check, "price_posted")).toEqual(["6.0000"]);
    expect(reasons(check)).toEqual({ gA: "price-by-hand", o: "price-by-hand", off: "option-inactive" });
    expect(check.trace.entries.filter(({ step }) => step.startsWith("price-"))).toMatchObject([
      {
        step: "price-entered",
        source: { kind: "terminal", id: "t1", title: "Till 1" },
        ...{ before: "10.0000", change: "-4.0000", after: "6.0000" },
      },
      { step: "price-including-taxes" },
      { step: "price-posted", after: "6.0000" },
    ]);
  });

  test("is refused where the terminal allows none, or only for goods without a price", () => {
    const code = "line.price_entry_not_allowed";
    for (const price_entry of ["none", undefined, "missing"] as const)
      expect(refused(entered(price_entry))).toEqual({ code, details: { line: "A", goods: "gA" } });
    for (const price_entry of ["none", undefined] as const)
      expect(refused(entered(price_entry, { lines: [bare] })).code).toBe(code);
    for (const price_entry of ["missing", "all"] as const) {
      const check = priced(entered(price_entry, { lines: [bare] }));
      expect(column(check, "price_posted")).toEqual(["6.0000"]);
      expect(check.trace.entries[0]).toMatchObject({ step: "price-entered", before: null, change: null });
    }
  });

  test("may be zero, but not below the taxes in it", () => {
    const free = [{ ...lineA, entered_price: "0" }];
    expect(column(priced(entered("all", { lines: free })), "amount")).toEqual(["0.00"]);
    const excise = { ...tax("excise", "base-tax", "0.5"), type: "amount" as const };
    const taxed = { price_group: group("including-taxes", [excise]), taxes: [excise] };
    expect(refused(entered("all", { lines: free, ...taxed })).code).toBe("line.price_below_taxes");
  });

  test("of an amount with more than thirteen digits is refused", () => {
    const of = (entered_price: string) => entered("all", { lines: [{ ...lineA, quantity: "10", entered_price }] });
    expect(column(priced(of("999999999999.99")), "amount")).toEqual(["9999999999999.90"]);
    expect(refused(of("1000000000000"))).toEqual({ code: "line.amount_too_large", details: { line: "A" } });
  });
});

describe("price options", () => {
  const option = (id: string, value: string, more: Partial<PriceOption> = {}): PriceOption => ({
    id,
    owner: "card-category",
    option_type: "fixed-price",
    value,
    ...more,
  });
  const posted = (price_options: PriceOption[], more: Partial<PriceInput> = {}) => {
    const check = priced(checkOf({ lines: [lineA], price_options, ...more }));
    return check.lines[0]?.price_posted;
  };

  test("corporate account beats corporate category beats card category, whatever is more specific", () => {
    const category = option("cc", "7", { owner: "corporate-category", item_id: "gA" });
    expect(posted([option("card", "8", { item_id: "gA" }), category])).toBe("7.0000");
    expect(posted([category, option("ca", "6", { owner: "corporate-account" })])).toBe("6.0000");
  });

  test("the goods beat the nearest category, which beats its parents, which beat all goods", () => {
    const all = option("all", "1");
    const parent = option("parent", "2", { item_category_id: "cParent" });
    const near = option("near", "3", { item_category_id: "cA" });
    const own = option("own", "4", { item_id: "gA" });
    const lines = [{ ...lineA, goods: { ...lineA.goods, category_ids: ["cA", "cParent"] } }];
    expect(posted([all, parent, near, own], { lines })).toBe("4.0000");
    expect(posted([all, parent, near], { lines })).toBe("3.0000");
    expect(posted([all, parent], { lines })).toBe("2.0000");
    expect(posted([all], { lines })).toBe("1.0000");
  });

  test("changes by an amount or a percent, never below zero", () => {
    expect(posted([option("o", "-1.5", { option_type: "change-amount" })])).toBe("8.5000");
    expect(posted([option("o", "-33.3333", { option_type: "change-percent" })])).toBe("6.6667");
    expect(posted([option("o", "-11", { option_type: "change-amount" })])).toBe("0.0000");
    expect(posted([option("o", "-150", { option_type: "change-percent" })])).toBe("0.0000");
  });

  test("works on the level that it names, and the others follow", () => {
    const more = { price_group: shelf, taxes: [vat], terminal: { id: "t1", commissions: [bag] } };
    const levels = (level: PriceOption["level"]) => {
      const check = priced(checkOf({ lines: [lineA], price_options: [option("o", "6", { level })], ...more }));
      return check.lines.map((line) => [line.price_base, line.price_including_taxes, line.price_posted])[0];
    };
    expect(levels("base")).toEqual(["6.0000", "7.2000", "7.3500"]);
    expect(levels("including-taxes")).toEqual(["5.0000", "6.0000", "6.1500"]);
    expect(levels("posted")).toEqual(["4.8750", "5.8500", "6.0000"]);
  });

  test("gives goods without a price a fixed one, and cannot change what is not there", () => {
    const { goods_price: _, ...bare } = lineA;
    expect(posted([option("o", "6")], { lines: [bare] })).toBe("6.0000");
    const change = option("o", "-1", { option_type: "change-amount" });
    expect(refused(checkOf({ lines: [bare], price_options: [change] })).code).toBe("line.price_missing");
  });

  test("the ones without effect have a reason", () => {
    const check = priced(
      checkOf({
        lines: [lineA],
        price_options: [
          option("off", "1", { active: false }),
          option("early", "1", { date_from: "2026-11-22" }),
          option("late", "1", { date_to: "2026-11-20" }),
          option("other", "1", { item_id: "gB" }),
          option("today", "5", { date_from: "2026-11-21", date_to: "2026-11-21", item_id: "gA" }),
          option("wide", "1"),
        ],
      }),
    );
    expect(reasons(check)).toEqual({
      off: "option-inactive",
      early: "option-before-date",
      late: "option-after-date",
      other: "option-other-goods",
      wide: "option-outranked",
    });
    expect(check.trace.rejected.find(({ source }) => source.id === "wide")?.details).toEqual({ winner_id: "today" });
    expect(check.trace.entries.find(({ step }) => step === "price-option")).toMatchObject({
      before: "10.0000",
      change: "-5.0000",
      after: "5.0000",
    });
  });
});

test("commissions stand between the price including taxes and the posted price", () => {
  const check = priced(checkOf({ lines: [lineA], terminal: { id: "t1", commissions: [acquiring, bag] } }));
  expect(check.lines).toMatchObject([
    {
      price_including_taxes: "10.0000",
      price_posted: "10.4000",
      amount: "20.80",
      commissions: [
        { id: "acquiring", amount: "0.2500" },
        { id: "bag", amount: "0.1500" },
      ],
    },
  ]);
  expect(check.trace.entries.filter(({ step }) => step === "commission").map(({ after }) => after)).toEqual([
    "10.2500",
    "10.4000",
  ]);
});
