import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { openTill } from "./open-till.ts";

test("the call that decides who sees the register is the one of the contract", () => {
  expect(openTill).toEqual(calls.term.openTill);
});
