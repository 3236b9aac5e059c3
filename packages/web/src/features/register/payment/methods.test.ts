import { expect, test } from "vitest";
import { methodsFor } from "./methods.ts";

test("a card is offered unless its reader cannot be reached, and only where the till takes cards", () => {
  const byDefault = { payment_types_allowed: [] };
  const way = (byCard: boolean) => ({ byAccount: false, byCard });
  expect(methodsFor("pay", byDefault, way(true))).toEqual(["cash", "bank-card"]);
  expect(methodsFor("pay", byDefault, way(false))).toEqual(["cash"]);
  const chosen = { payment_types_allowed: ["bank-card-external" as const, "bank-card" as const] };
  expect(methodsFor("pay", chosen, way(false))).toEqual(["bank-card-external"]);
  expect(methodsFor("pay", { payment_types_allowed: ["cash"] }, way(true))).toEqual(["cash"]);
});
