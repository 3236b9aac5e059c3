import { calls } from "@patron/contract/routes";
import { expect, test } from "vitest";
import { readMailbox } from "./read-mailbox.ts";

test("the call that decides who sees the mailbox is the one of the contract", () => {
  expect(readMailbox).toEqual(calls.platform.mailbox);
});
