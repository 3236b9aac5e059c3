import type { Of } from "@patron/contract/kit";
import type { PriceAnswer, PriceDocument } from "@patron/contract/shapes";
import { expectTypeOf, test } from "vitest";
import type { PriceInput } from "../sale/input.ts";
import type { PricedCheck, SaleRefusal } from "../sale/result.ts";

/** Makes every field required and not null, so optional fields are compared by name and type alone. */
type Whole<T> = T extends readonly (infer One)[]
  ? Whole<One>[]
  : T extends object
    ? { [Name in keyof T]-?: Whole<NonNullable<T[Name]>> }
    : T;

test("the published schema of a check describes what the engine takes, field by field", () => {
  expectTypeOf<Of<typeof PriceDocument>>().toExtend<PriceInput>();
  expectTypeOf<Whole<Of<typeof PriceDocument>>>().toExtend<Whole<PriceInput>>();
  expectTypeOf<Whole<PriceInput>>().toExtend<Whole<Of<typeof PriceDocument>>>();
});

type Priced = Extract<Of<typeof PriceAnswer>, { ok: true }>["check"];
type Refused = Extract<Of<typeof PriceAnswer>, { ok: false }>["refusal"];
test("and what it gives", () => {
  expectTypeOf<Whole<Priced>>().toExtend<Whole<PricedCheck>>();
  expectTypeOf<Whole<PricedCheck>>().toExtend<Whole<Priced>>();
  expectTypeOf<Whole<Refused>>().toExtend<Whole<SaleRefusal>>();
  expectTypeOf<Whole<SaleRefusal>>().toExtend<Whole<Refused>>();
});
