import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cases } from "../../test/cases.ts";
import { checkOf, column, group, lineA, priced, refused, rule, tax } from "../../test/check.ts";
import { sum } from "../money/index.ts";
import { readerOf } from "../wire/read.ts";
import { splitShelfPrice, unitTaxes } from "./base.ts";
import { containedTaxes, salesTaxes } from "./line.ts";
import { ofClassification, type TaxChoice, taxesOfLine } from "./tax.ts";

const read = readerOf("UAH", 2);
const excise = tax("excise", "base-tax", "0.50", { type: "amount" });
const carbon = tax("carbon", "base-tax", "0.1234", { type: "amount" });
const vat = tax("vat", "base-tax", "20", { compound_on: ["excise"] });
const gst = tax("gst", "sales-tax", "5");
const chosen = (...taxes: ReturnType<typeof tax>[]) =>
  taxesOfLine(
    taxes,
    taxes.map(({ id }) => ({ tax_id: id })),
    [],
    read,
  );

describe("taxesOfLine", () => {
  test("the item beats the group beats the default", () => {
    const rates = (group: Partial<TaxChoice>, item: TaxChoice[]) =>
      taxesOfLine([vat], [{ tax_id: "vat", ...group }], item, read).map(({ rate }) => rate);
    expect(rates({}, [])).toEqual([20_000_000n]);
    expect(rates({ rate: "10" }, [])).toEqual([10_000_000n]);
    expect(rates({ rate: "10" }, [{ tax_id: "vat", rate: "7" }])).toEqual([7_000_000n]);
    expect(rates({ rate: "10" }, [{ tax_id: "vat", rate: null }])).toEqual([10_000_000n]);
    expect(rates({ active: false }, [])).toEqual([]);
    expect(rates({}, [{ tax_id: "vat", active: false }])).toEqual([]);
    expect(rates({ active: false }, [{ tax_id: "vat", active: true }])).toEqual([20_000_000n]);
  });

  test("a tax that the group does not pick, or that is switched off, is not there", () => {
    expect(taxesOfLine([vat], [], [{ tax_id: "vat", rate: "7" }], read)).toEqual([]);
    expect(taxesOfLine([{ ...vat, active: false }], [{ tax_id: "vat" }], [], read)).toEqual([]);
  });

  test("a rate counts with its precision: 5.65678 % with 2 is 5.66 %", () => {
    const rate = (precision: number, text = "5.65678") => chosen({ ...vat, rate: text, precision })[0]?.rate;
    expect([rate(6), rate(2), rate(0)]).toEqual([5_656_780n, 5_660_000n, 6_000_000n]);
    expect(chosen({ ...excise, rate: "0.12345" })[0]?.rate).toBe(1235n);
    expect(chosen({ ...excise, rate: "0.12345", precision: 2 })[0]?.rate).toBe(1200n);
  });

  test("classifications keep apart", () => {
    expect(ofClassification(chosen(vat, gst, excise), "base-tax").map(({ tax: { id } }) => id)).toEqual([
      "vat",
      "excise",
    ]);
  });
});

describe("unit taxes", () => {
  test("VAT is on the base and the excise that it names, not on the one it does not", () => {
    const taxes = chosen(excise, carbon, vat);
    expect(unitTaxes(100_000n, taxes).map(({ amount }) => amount)).toEqual([5_000n, 1_234n, 21_000n]);
  });

  test("a shelf price is split so that it stays exact", () => {
    expect(splitShelfPrice(126_000n, chosen(excise, vat))).toMatchObject({
      base: 100_000n,
      taxes: [{ amount: 5_000n }, { amount: 21_000n }],
    });
    expect(splitShelfPrice(100_000n, chosen(tax("v", "base-tax", "20")))).toMatchObject({
      base: 83_333n,
      taxes: [{ amount: 16_667n }],
    });
    expect(splitShelfPrice(100_000n, [])).toEqual({ base: 100_000n, taxes: [] });
  });

  test("a shelf price below its excise cannot be split", () => {
    expect(splitShelfPrice(5_999n, chosen(excise, vat))).toBeUndefined();
    expect(splitShelfPrice(6_000n, chosen(excise, vat))).toMatchObject({ base: 0n });
  });

  test("a tax of a shelf price is rounded once, from the exact base and not from the rounded one", () => {
    // 10.00 contains 1.30434… at 15 %; 15 % of the rounded base 8.6957 would be 1.3044.
    expect(splitShelfPrice(100_000n, chosen(tax("v", "base-tax", "15")))).toMatchObject({
      base: 86_957n,
      taxes: [{ amount: 13_043n }],
    });
    expect(splitShelfPrice(1_150_360n, chosen(tax("v", "base-tax", "1.23")))).toMatchObject({
      base: 1_136_382n,
      taxes: [{ amount: 13_978n }],
    });
  });

  test("a price of next to nothing, whose rounded taxes are more than it, cannot be split either", () => {
    const wholes = chosen(...["a", "b", "c"].map((id) => tax(id, "base-tax", "100")));
    expect(splitShelfPrice(2n, wholes)).toBeUndefined();
    expect(splitShelfPrice(0n, wholes)).toMatchObject({ base: 0n });
    // Half a step below its excise: only a negative tax would make the sum match.
    const deep = chosen(tax("e", "base-tax", "0.0005", { type: "amount" }), tax("v", "base-tax", "100"));
    expect(splitShelfPrice(4n, deep)).toBeUndefined();
    expect(splitShelfPrice(5n, deep)).toMatchObject({ base: 0n });
  });

  test("whatever the price and rates, the parts sum to the shelf price and the base is within a step per tax", () => {
    const rate = fc
      .integer({ min: 0, max: 100_000_000 })
      .map((value) => `${Math.floor(value / 1e6)}.${String(value % 1e6).padStart(6, "0")}`);
    fc.assert(
      fc.property(fc.bigInt({ min: 10_000n, max: 10n ** 9n }), fc.array(rate, { maxLength: 4 }), (shelf, rates) => {
        const taxes = chosen(
          excise,
          ...rates.map((text, index) =>
            tax(`t${index}`, "base-tax", text, { compound_on: index % 2 ? ["excise"] : [] }),
          ),
        );
        const split = splitShelfPrice(shelf, taxes);
        if (!split) return;
        expect(split.base + sum(split.taxes.map(({ amount }) => amount))).toBe(shelf);
        const forward = unitTaxes(split.base, taxes);
        const apart = forward.map(({ amount }, position) => amount - (split.taxes[position]?.amount ?? 0n));
        const slack = BigInt(taxes.length + 1);
        expect(apart.every((one) => one <= slack && -one <= slack)).toBe(true);
      }),
      cases,
    );
  });
});

describe("taxes of a line", () => {
  const [levy] = chosen(tax("levy", "sales-tax", "0.0150", { type: "amount" }));
  const [five] = chosen(gst);

  test("sales taxes are rounded one by one", () => {
    const taxes = [five, five].flatMap((one) => one ?? []);
    expect(salesTaxes(1_010n, 1_000n, taxes, 2).map(({ amount }) => amount)).toEqual([51n, 51n]);
  });

  test("a sales tax per unit is due while anything is paid for the line", () => {
    const taxes = levy ? [levy] : [];
    expect(salesTaxes(1n, 40_000n, taxes, 2)).toMatchObject([{ base: 1n, amount: 60n }]);
    expect(salesTaxes(0n, 40_000n, taxes, 2)).toMatchObject([{ amount: 0n }]);
  });

  test("a contained percentage shrinks with a discount, an excise does not", () => {
    const unit = unitTaxes(100_000n, chosen(excise, vat));
    expect(containedTaxes(2_520n, 2_000n, 126_000n, unit, 2).map(({ amount }) => amount)).toEqual([100n, 420n]);
    expect(containedTaxes(1_260n, 2_000n, 126_000n, unit, 2).map(({ amount }) => amount)).toEqual([100n, 210n]);
    expect(containedTaxes(0n, 2_000n, 0n, unitTaxes(0n, chosen(vat)), 2).map(({ amount }) => amount)).toEqual([0n]);
  });
});

describe("taxes of a check", () => {
  const line = { ...lineA, quantity: "10" };

  test("VAT on excise stands inside the posted price, sales tax comes on top of the reduced line", () => {
    const taxes = [excise, vat, gst];
    const rules = [rule("discount-check-percent", "50")];
    const check = priced(checkOf({ taxes, price_group: group("base", taxes), lines: [line], rules }));
    expect(check.lines).toMatchObject([
      { price_posted: "12.6000", amount: "126.00", reduced_amount: "63.00", net_amount: "47.50" },
    ]);
    expect(check.lines[0]?.taxes.map(({ tax_id, amount }) => [tax_id, amount])).toEqual([
      ["excise", "5.00"],
      ["vat", "10.50"],
      ["gst", "3.15"],
    ]);
    expect(check.totals.amount_to_pay).toBe("66.15");
  });

  // The full excise is due at any price, so a large discount leaves a negative net amount.
  test("a line that costs less than its excise has a negative net amount", () => {
    const rules = [rule("discount-check-percent", "100")];
    const check = priced(checkOf({ taxes: [excise], price_group: group("base", [excise]), lines: [line], rules }));
    expect(check.totals).toMatchObject({
      reduced_amount: "0.00",
      contained_taxes_amount: "5.00",
      net_amount: "-5.00",
      amount_to_pay: "0.00",
    });
  });

  test("without a price group there are no taxes", () => {
    expect(priced(checkOf({ taxes: [vat, gst], lines: [line] })).lines).toMatchObject([
      { taxes: [], price_posted: "10.0000" },
    ]);
  });

  test("a shelf price below its excise is refused by line", () => {
    const dear = [tax("excise", "base-tax", "10.01", { type: "amount" })];
    expect(refused(checkOf({ taxes: dear, price_group: group("including-taxes", dear), lines: [line] }))).toEqual({
      code: "line.price_below_taxes",
      details: { line: "A", goods: "gA" },
    });
  });

  test("every tax of every line is in the trace", () => {
    const taxes = [excise, vat, gst];
    const check = priced(checkOf({ taxes, price_group: group("base", taxes) }));
    const steps = check.trace.entries
      .filter(({ source }) => source?.kind === "tax")
      .map(({ line: id, step, source }) => [id, step, source?.id]);
    expect(steps.filter(([id]) => id === "A")).toEqual([
      ["A", "base-tax", "excise"],
      ["A", "base-tax", "vat"],
      ["A", "sales-tax", "gst"],
      ["A", "contained-tax", "excise"],
      ["A", "contained-tax", "vat"],
    ]);
    expect(column(check, "contained_taxes_amount")).toEqual(["5.20", "1.71"]);
  });
});
